/** Not formatted by `Intl.DateTimeFormat`, whose first use on a page blocks for some 30 ms. */
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `2025-11` as "November 2025". */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? month} ${year}`;
}

/** `2025-11-09` as "9 November 2025", in UTC. */
export function formatDay(day: string): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${formatMonth(date.toISOString().slice(0, 7))}`;
}
