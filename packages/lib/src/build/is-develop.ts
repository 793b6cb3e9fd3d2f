/** Whether this is the dev server, which shows drafts and reports faults without stopping. */
export const isDevelop = (): boolean => process.env.NODE_ENV !== 'production';
