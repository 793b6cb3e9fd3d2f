import { render, screen, within } from '@testing-library/react';
import { Callout } from '../../src/components/content/callout';
import { Code } from '../../src/components/content/code';
import { ContentLink } from '../../src/components/content/content-link';
import { DiagramParts, Drawing } from '../../src/components/content/diagram';
import { Figure } from '../../src/components/content/figure';
import { Formula } from '../../src/components/content/formula';
import { Table } from '../../src/components/content/table';
import { TabItem, Tabs } from '../../src/components/content/tabs';

describe('Callout', () => {
  test.each([
    ['note', 'Note'],
    ['tip', 'Tip'],
    ['info', 'Info'],
    ['caution', 'Caution'],
    ['danger', 'Danger'],
  ] as const)('labels a %s %s', (kind, label) => {
    render(<Callout kind={kind}>Mind this</Callout>);
    const callout = screen.getByRole('complementary', { name: label });
    expect(callout).toHaveTextContent(`${label}Mind this`);
  });

  test('accepts a title', () => {
    render(
      <Callout kind="tip" title="Faster">
        Mind this
      </Callout>,
    );
    expect(screen.getByRole('complementary', { name: 'Faster' })).toHaveTextContent('FasterMind this');
    expect(screen.queryByText('Tip')).not.toBeInTheDocument();
  });
});

describe('Code', () => {
  const listing = () => screen.getByText('let a;').closest('pre');

  test('can be focused, so that it can be scrolled by keyboard', () => {
    render(<Code language="js">let a;</Code>);
    expect(listing()).toHaveAttribute('tabindex', '0');
    expect(listing()).toHaveAttribute('data-language', 'js');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  test('has its title as a caption', () => {
    render(
      <Code language="js" title="bumper.js">
        let a;
      </Code>,
    );
    const figure = screen.getByRole('figure', { name: 'bumper.js' });
    expect(figure).toContainElement(listing());
    expect(within(figure).getByText('bumper.js').tagName).toBe('FIGCAPTION');
  });

  test.each([undefined, 'bumper.js'])('has an empty container for its buttons, with the title %s', (title) => {
    render(
      <Code language="js" {...(title ? { title } : {})}>
        let a;
      </Code>,
    );
    const island = listing()?.parentElement;
    expect(island).toHaveAttribute('data-island', 'code');
    expect(island?.querySelector(':scope > [data-island-root]')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('numbers its lines only on request', () => {
    const { rerender } = render(<Code language="js">let a;</Code>);
    expect(listing()).not.toHaveClass('numbered');
    rerender(
      <Code language="js" numbered>
        let a;
      </Code>,
    );
    expect(listing()).toHaveClass('numbered');
  });
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

describe('Formula', () => {
  const markup = '<math><mi>v</mi></math>';

  test('can be inline', () => {
    const { container } = render(<Formula markup={markup} tex="v" isDisplay={false} />);
    expect(container.querySelector('span[data-tex="v"] > math')).toHaveTextContent('v');
  });

  test('can be displayed on a line of its own', () => {
    const { container } = render(<Formula markup={markup} tex="v" isDisplay />);
    expect(container.querySelector('div[data-tex="v"] > math')).toHaveTextContent('v');
  });
});

describe('ContentLink', () => {
  test.each(['https://example.com/', 'http://example.com/', '//example.com/'])('opens %s in a new tab', (href) => {
    render(<ContentLink href={href}>there</ContentLink>);
    const link = screen.getByRole('link', { name: 'there' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each(['/docs/faq', '#part', 'mailto:a@example.com'])('opens %s in the same tab', (href) => {
    render(<ContentLink href={href}>there</ContentLink>);
    const link = screen.getByRole('link', { name: 'there' });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  });
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
