/** Whether this is the dev server: drafts show, and faults are told without ending anything. */
export const isDevelop = (): boolean => process.env.NODE_ENV !== 'production';
