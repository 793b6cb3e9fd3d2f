const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2025-11-09` as "9 November 2025". */
export const formatDay = (date: string): string => dayFormat.format(new Date(date));

/** `2025-11` as "November 2025". */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01`));
