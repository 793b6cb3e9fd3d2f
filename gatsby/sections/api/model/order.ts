/** The order of names in the reference: alphabetical, without regard to case. */
export const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');
