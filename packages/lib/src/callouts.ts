/** The kinds of callouts: `:::tip`. */
export const CALLOUT_KINDS = ['note', 'tip', 'info', 'danger', 'caution'] as const;

export type CalloutKind = (typeof CALLOUT_KINDS)[number];
