import { array, boolean, object, string } from 'yup';
import { contentLanguage } from '../fields/common';

/** `changed`: something is saved that visitors do not see; `unpublished`: they see nothing of the page. */
export const PUBLICATION_STATES = ['published', 'changed', 'unpublished'] as const;
/** `cancel` takes a planned publication back. */
export const PUBLICATION_ACTIONS = ['publish', 'unpublish', 'schedule', 'cancel'] as const;

/** Publication of a page in a language, and the time when a planned version takes its place. */
export const publicationState = object({
  lang: contentLanguage(),
  state: string()
    .oneOf([...PUBLICATION_STATES])
    .required(),
  planned: string().nullable().defined(),
});

/**
 * The same of each language: since when and by whom (empty where it was never published). `version` is the content that
 * would be published now.
 */
export const publication = object({
  version: string().required(),
  languages: array()
    .of(publicationState.concat(object({ since: string().nullable().defined(), author: string().defined() })))
    .required(),
});

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?(Z|[+-]\d{2}:\d{2})$/;
/** An instant of a plan, ISO 8601. */
export const instantText = () => string().matches(INSTANT, 'at must be an instant').max(40);

/**
 * A change of a page's publication in the language of the call, or with `all` in every language; `at` is the instant of
 * a planned publication, ISO 8601.
 */
export const publicationChange = object({
  action: string()
    .oneOf([...PUBLICATION_ACTIONS])
    .required(),
  at: string()
    .max(40)
    .when('action', {
      is: 'schedule',
      then: () => instantText().required('at must be given'),
      otherwise: (schema) => schema.max(0, 'at is for a planned publication only'),
    }),
  all: boolean().optional(),
}).noUnknown();

/** A link to the page as its editors see it: a path of this site, and until when it can be opened. */
export const contentPreview = object({ path: string().required(), expires: string().required() });
