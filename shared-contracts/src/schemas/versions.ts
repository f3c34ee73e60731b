import { array, boolean, object, string } from 'yup';
import { id } from '../fields/common';
import { CONTENT_STEPS } from './content';

const step = () => ({
  id: id(),
  at: string().required(),
  /** Empty where it was no editor, and for accounts that are gone. */
  author: string().defined(),
  step: string()
    .oneOf([...CONTENT_STEPS])
    .required(),
  /** Kind of the module that the step was about. */
  model: string().nullable().defined(),
  /** Whether it is the published version in the language of the call. */
  published: boolean().required(),
  /** Whether it is the current content. */
  latest: boolean().required(),
});

/** The versions of a page's content, the latest first. */
export const pageVersions = array().of(object(step())).required();

/** Changes of a module from one version to the next. */
const MODULE_CHANGES = ['added', 'removed', 'changed', 'moved'] as const;

/** A version and its changes: each module with its fields, in words, before and after. */
export const pageVersion = object({
  ...step(),
  changes: array()
    .of(
      object({
        id: id(),
        model: string().required(),
        change: string()
          .oneOf([...MODULE_CHANGES])
          .required(),
        fields: array()
          .of(object({ name: string().required(), before: string().defined(), after: string().defined() }))
          .required(),
      }),
    )
    .required(),
});

/** The version whose content is to be there again. */
export const versionRestore = object({ version: id() }).noUnknown();
