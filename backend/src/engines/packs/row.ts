/**
 * A record of a file as it was read, or why it could not be, and in which field; `line` is where it begins, counted
 * from 1.
 */
export type PackRow =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly field?: string | undefined; readonly error: string };
