import { parseSvg } from '../src/diagrams/svg';
import { toHtml } from '../src/to-html';

/** An SVG file as HTML, or where it cannot be read and why. */
function read(source: string) {
  const parsed = parseSvg(source);
  return parsed.kind === 'svg' ? toHtml(parsed.root, {}) : `${parsed.line}: ${parsed.message}`;
}

test.each([
  [
    'between elements is the layout of the source',
    '<svg>\n  <g> <path d="M0 0"/>\n  </g>\n</svg>',
    '<svg><g><path d="M0 0"></path></g></svg>',
  ],
  [
    'in a text is read',
    '<svg><text><tspan>A</tspan> <tspan> </tspan></text></svg>',
    '<svg><text><tspan>A</tspan> <tspan> </tspan></text></svg>',
  ],
  [
    'in a title or a description is read',
    '<svg><title> </title><desc> </desc></svg>',
    '<svg><title> </title><desc> </desc></svg>',
  ],
  ['around words stays', '<svg><g> A </g></svg>', '<svg><g> A </g></svg>'],
])('white space %s', (_, source, html) => {
  expect(read(source)).toBe(html);
});

test('comments are removed, and CDATA sections are text', () => {
  expect(read('<!-- a --><svg><!-- b --><text><![CDATA[1 < 2]]></text></svg>\n')).toBe(
    '<svg><text>1 &lt; 2</text></svg>',
  );
});

test('every element has the line where it begins, also if its attributes are below its name', () => {
  const parsed = parseSvg('<svg>\n<g\n  id="a"\n>\n<path/></g><g/>\n</svg>');
  const lines = parsed.kind === 'svg' ? parsed.root.children.map(({ position }) => position?.start.line) : [];
  expect(lines).toEqual([2, 5]);
});

test.each([
  ['', '1: document must contain a root element'],
  ['<svg>', '1: unclosed tag: svg'],
  [`${'\n'.repeat(11)}<svg>${' '.repeat(20)}</g></svg>`, '12: unexpected close tag'],
  ['<svg>\n<g id=a/>\n</svg>', '2: unquoted attribute value'],
  ['<?xml version="2.0"?><svg/>', '1: version number must match /^1\\.[0-9]+$/'],
  ['<svg/><?xml version="1.0"?>', '1: an XML declaration must be at the start of the document'],
])('an ill-formed file is reported with its line, without position and full stop: %j', (source, message) => {
  expect(read(source)).toBe(message);
});
