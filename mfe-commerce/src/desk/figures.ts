/** Figures of a date, in tickets. */
export const FIGURES = ['capacity', 'sold', 'held', 'left', 'checked_in'] as const;
