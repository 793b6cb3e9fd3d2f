/** The order of names in the reference: alphabetical, ignoring case. */
export const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');
