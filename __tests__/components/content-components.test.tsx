import { render, screen, within } from '@testing-library/react';
import { Callout } from '../../src/components/content/callout';
import { Code } from '../../src/components/content/code';
import { ContentLink } from '../../src/components/content/content-link';
import { DiagramParts, Drawing } from '../../src/components/content/diagram';
import { Figure } from '../../src/components/content/figure';
import { Formula } from '../../src/components/content/formula';
import { Table } from '../../src/components/content/table';
import { TabItem, Tabs } from '../../src/components/content/tabs';

test.each([
  ['note', undefined, 'Note'],
  ['tip', undefined, 'Tip'],
  ['info', undefined, 'Info'],
  ['caution', undefined, 'Caution'],
  ['danger', undefined, 'Danger'],
  ['tip', 'Faster', 'Faster'],
] as const)('a %s with the title %s is labelled %s', (kind, title, label) => {
  render(
    <Callout kind={kind} {...(title ? { title } : {})}>
      Mind this
    </Callout>,
  );
  expect(screen.getByRole('complementary', { name: label }).textContent).toBe(`${label}Mind this`);
});

test.each([undefined, 'bumper.js'])('a listing titled %s can be focused and has a place for its buttons', (title) => {
  render(
    <Code language="js" {...(title ? { title } : {})}>
      let a;
    </Code>,
  );
  const listing = screen.getByText('let a;').closest('pre');
  // So that it can be scrolled by keyboard.
  expect(listing).toHaveAttribute('tabindex', '0');
  expect(listing).toHaveAttribute('data-language', 'js');
  expect(listing).not.toHaveClass('numbered');
  expect(listing?.parentElement).toHaveAttribute('data-island', 'code');
  expect(listing?.parentElement?.querySelector(':scope > [data-island-root]')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('figure')?.querySelector('figcaption')?.textContent).toBe(title);
  if (title) expect(screen.getByRole('figure', { name: title })).toContainElement(listing);
});

test('a listing numbers its lines on request', () => {
  render(
    <Code language="js" numbered>
      let a;
    </Code>,
  );
  expect(screen.getByText('let a;').closest('pre')).toHaveClass('numbered');
});

test('Table scrolls in a group that can be focused', () => {
  render(
    <Table>
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    </Table>,
  );
  const region = screen.getByRole('group', { name: 'Table' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('table')).toContainElement(screen.getByRole('cell', { name: '1' }));
});

test('the figure of a diagram contains a drawing that can be scrolled by keyboard, and lists its links', () => {
  render(
    <Figure caption="The bar">
      <Drawing>
        <svg role="group" aria-labelledby="name">
          <title id="name">A bar with a menu</title>
        </svg>
      </Drawing>
      <DiagramParts>
        <li>
          <a href="#file">1 File</a>
        </li>
      </DiagramParts>
    </Figure>,
  );
  const figure = screen.getByRole('figure', { name: 'The bar' });
  const frame = within(figure).getByRole('group', { name: 'Diagram' });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('group', { name: 'A bar with a menu' })).toBeInTheDocument();
  expect(within(frame).queryByRole('link')).not.toBeInTheDocument();
  expect(within(figure).getByRole('link', { name: '1 File' })).toHaveAttribute('href', '#file');
  expect(figure).toHaveTextContent('The bar');
});

test('Figure has its caption after its content', () => {
  render(
    <Figure caption="A ball">
      <img src="/ball.png" alt="Ball" />
    </Figure>,
  );
  const figure = screen.getByRole('figure', { name: 'A ball' });
  expect(figure).toContainElement(screen.getByRole('img'));
  expect(figure.lastElementChild).toBe(screen.getByText('A ball'));
  expect(screen.getByText('A ball').tagName).toBe('FIGCAPTION');
});

test.each([
  ['span', false],
  ['div', true],
])('a formula is in a %s if it is on a line of its own: %s', (element, isDisplay) => {
  const { container } = render(<Formula markup="<math><mi>v</mi></math>" tex="v" isDisplay={isDisplay} />);
  expect(container.querySelector(`${element}[data-tex="v"] > math`)).toHaveTextContent('v');
});

test.each([
  ...['https://example.com/', 'http://example.com/', '//example.com/'].map((href) => [href, true] as const),
  ...['/docs/faq', '#part', 'mailto:a@example.com'].map((href) => [href, false] as const),
])('%s opens in a new tab: %s', (href, isExternal) => {
  render(<ContentLink href={href}>there</ContentLink>);
  const link = screen.getByRole('link', { name: 'there' });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('target')).toBe(isExternal ? '_blank' : null);
  expect(link.getAttribute('rel')).toBe(isExternal ? 'noopener noreferrer' : null);
});

test('Tabs shows every panel below its label without script', () => {
  render(
    <Tabs groupId="platform">
      <TabItem value="web">On the web</TabItem>
      <TabItem value="desk" label="Desktop">
        On the desk
      </TabItem>
    </Tabs>,
  );
  expect(screen.getByText('web').parentElement).toHaveTextContent('webOn the web');
  expect(screen.getByText('Desktop').parentElement).toHaveTextContent('DesktopOn the desk');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
