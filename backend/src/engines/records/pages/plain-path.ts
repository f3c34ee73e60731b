/** Paths mean the same page with and without the slash at the end. */
export const plainPath = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path);
