import { createElement } from 'react';
import { replaceRenderer } from '../gatsby-ssr';

// It has no `window`.
jest.unmock('gatsby');

/** The HTML that Gatsby is given for the body of a page. */
function bodyOf(texts: readonly string[]): string | undefined {
  let html: string | undefined;
  const notCalled = () => undefined;
  const paragraphs = texts.map((text, at) => createElement('p', { key: at, title: text }, text));
  void replaceRenderer?.(
    {
      bodyComponent: createElement('main', {}, paragraphs),
      replaceBodyHTMLString: (body: string) => void (html = body),
      pathname: '/docs',
      setHeadComponents: notCalled,
      setHtmlAttributes: notCalled,
      setBodyAttributes: notCalled,
      setPreBodyComponents: notCalled,
      setPostBodyComponents: notCalled,
      setBodyProps: notCalled,
    },
    { plugins: [] },
  );
  return html;
}

// A streaming renderer writes into a buffer of 2,048 bytes; characters of several bytes fill it to the last byte only by chance.
test.each([
  ['Russian', 'Настройка сцены и тел. '],
  ['Chinese', '物理引擎的设置与场景。'],
  ['Arabic', 'إعدادات محرك الفيزياء. '],
  ['emoji', 'A ball 🏀, a rocket 🚀 and a family 👩‍👩‍👧. '],
])('every character of a long page in %s is rendered, at any position', (_, sentence) => {
  for (let shift = 0; shift < 8; shift++) {
    const texts = ['x'.repeat(shift), ...Array.from({ length: 200 }, (_, at) => sentence.repeat(1 + (at % 12)))];
    const expected = texts.map((text) => `<p title="${text}">${text}</p>`).join('');
    // Not `toBe`: what it would print is all of the page.
    expect(bodyOf(texts) === `<main>${expected}</main>`).toBe(true);
  }
});
