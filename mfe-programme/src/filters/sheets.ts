/** What opens from the lower edge of small screens, in the order of its buttons. */
export const SHEETS = ['calendar', 'filter'] as const;
export type Sheet = (typeof SHEETS)[number];
