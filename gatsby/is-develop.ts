/** Whether this is the dev server: drafts show, and faults are reported without ending anything. */
export const isDevelop = (): boolean => process.env.NODE_ENV !== 'production';
