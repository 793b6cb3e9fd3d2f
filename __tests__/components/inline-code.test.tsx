import { render } from '@testing-library/react';
import { InlineCode } from '../../src/components/layout/page/inline-code';

test.each([
  ['A line & no more', 'A line &amp; no more'],
  ['Call `a()` or `b()` now', 'Call <code>a()</code> or <code>b()</code> now'],
  ['`a` and `b`', '<code>a</code> and <code>b</code>'],
  ['`<b>`', '<code>&lt;b&gt;</code>'],
])('%s becomes %s', (text, html) => {
  expect(render(<InlineCode text={text} />).container.innerHTML).toBe(html);
});
