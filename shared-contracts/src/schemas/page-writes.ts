import { number, object, string } from 'yup';

/**
 * Where a new module goes: on a page, in a column (0-based) of a section, or in one of a container; `position` counts
 * from 0, default last.
 */
export const placement = object({
  page: number().integer().min(1),
  container: number().integer().min(1),
  section: number().integer().min(1),
  column: number().integer().min(0).max(3),
  position: number().integer().min(0).max(500),
});

/** A new section: its slug is one that a template may request. */
export const containerCreation = object({
  slug: string()
    .required()
    .max(120)
    .matches(/^[\w-]+$/, 'may hold letters, digits, - and _ only'),
}).noUnknown();
