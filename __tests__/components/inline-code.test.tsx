import { render } from '@testing-library/react';
import { InlineCode } from '../../src/components/layout/page/inline-code';

const html = (text: string) => render(<InlineCode text={text} />).container.innerHTML;

test('leaves a plain line unchanged', () => {
  expect(html('A line & no more')).toBe('A line &amp; no more');
});

test('renders text in backticks as code', () => {
  expect(html('Call `a()` or `b()` now')).toBe('Call <code>a()</code> or <code>b()</code> now');
});

test('renders code at both ends of a line', () => {
  expect(html('`a` and `b`')).toBe('<code>a</code> and <code>b</code>');
});

test('shows markup as text', () => {
  expect(html('`<b>`')).toBe('<code>&lt;b&gt;</code>');
});
