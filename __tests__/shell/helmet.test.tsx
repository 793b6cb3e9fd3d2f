import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet as Original } from 'react-helmet';
import { Helmet } from '../../src/shell/helmet';

jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const head = (title: string, description?: string) => [
  <html key="html" lang="en" className={`page-${title}`} />,
  <title key="title">{title}</title>,
  <link key="icon" rel="alternate" hrefLang="en" href="/favicon.svg" />,
  description === undefined ? null : <meta key="description" name="description" content={description} />,
  <script key="data" type="application/ld+json">{`{"name":"${title}"}`}</script>,
];

/** Writes the head as the build does. */
function serve(title: string, description: string): void {
  Original.canUseDOM = false;
  renderToStaticMarkup(<Original defer={false}>{head(title, description)}</Original>);
  const { title: shown, link, meta, script } = Original.renderStatic();
  Original.canUseDOM = true;
  document.head.innerHTML = ['<meta charset="utf-8">', shown, link, meta, script].map(String).join('');
}

const marked = () => [...document.head.querySelectorAll('[data-react-helmet]:not(title)')];
const inHead = (selector: string) => document.head.querySelector(selector);

beforeEach(() => serve('One', 'The first.'));
afterEach(() => document.head.replaceChildren());

test('leaves the head alone that the build has written', () => {
  const before = marked();
  expect(before).toHaveLength(3);
  render(<Helmet defer={false}>{head('One', 'The first.')}</Helmet>);
  expect(document.title).toBe('One');
  expect(marked()).toEqual(before);
  expect(marked().every((tag, at) => tag === before[at])).toBe(true);
});

test('changes what another page has otherwise, and nothing else', () => {
  const icon = inHead('link');
  const { rerender } = render(<Helmet defer={false}>{head('One', 'The first.')}</Helmet>);
  rerender(<Helmet defer={false}>{head('Two')}</Helmet>);
  expect(document.title).toBe('Two');
  expect(document.documentElement).toHaveClass('page-Two', { exact: true });
  expect(inHead('link')).toBe(icon);
  expect(inHead('link')).toHaveAttribute('hreflang', 'en');
  expect(inHead('meta[name="description"]')).toBeNull();
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
  expect(inHead('script')).toHaveTextContent('{"name":"Two"}');
  expect(inHead('meta[charset]')).toBeInTheDocument();
});

test('takes a title of several parts, and passes over what is no tag', () => {
  const Other = () => null;
  render(
    <Helmet defer={false}>
      <title>
        {'Three'} | {'Site'}
      </title>
      {false}
      <Other />
    </Helmet>,
  );
  expect(document.title).toBe('Three | Site');
  expect(marked()).toEqual([]);
});
