/** Sheets that open from the lower edge of small screens, in the order of their buttons. */
export const SHEETS = ['calendar', 'filter'] as const;
export type Sheet = (typeof SHEETS)[number];
