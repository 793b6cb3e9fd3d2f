import { csvOf } from '../../src/saving/csv';

test('cells are separated by commas, rows by CRLF, and quoted where RFC 4180 requires it', () => {
  expect(
    csvOf([
      ['Time (s)', 'Left, right', 'Said'],
      [0, -1.5e-7, 'a "b"'],
      [1 / 60, undefined, 'two\nlines'],
    ]),
  ).toBe('Time (s),"Left, right",Said\r\n0,-1.5e-7,"a ""b"""\r\n0.016666666666666666,,"two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])('a spreadsheet does not run the text %j', (text) => {
  expect(csvOf([[text]])).toMatch(/^"?'/);
});
