import { boolean, object, string } from 'yup';

const folder = string()
  .required()
  .max(4096)
  .matches(/^(?:[/\\]|[A-Za-z]:[/\\])/, 'dir must be an absolute path');

/** A content pack's folder, and how it is imported. */
export const packImport = object({
  dir: folder,
  options: object({
    dryRun: boolean().default(false),
    skipBad: boolean().default(false),
    ignoreUnknown: boolean().default(false),
    shift: boolean().default(false),
  }).noUnknown(),
}).noUnknown();

/** The folder that content is exported to. */
export const packExport = object({ dir: folder }).noUnknown();
