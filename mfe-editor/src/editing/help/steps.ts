/** How a page is edited; each has its text in `help.step`. */
export const STEPS = ['select', 'arrange', 'save', 'publish'] as const;
