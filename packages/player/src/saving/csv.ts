/** A value of a table; undefined leaves its cell empty. */
export type Cell = number | string | undefined;

/** A table as comma-separated values (RFC 4180), the first row of which has the names of the columns. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  // Spreadsheets would run a text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
