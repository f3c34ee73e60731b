import { array, boolean, mixed, number, object, string } from 'yup';
import { MAX_LISTED, MAX_SEARCH_LENGTH } from '../constants';
import { isPlainObject } from '../plain-object';
import { contentLanguage, id, pageNumber, paged, trimmedText, urls } from '../fields/common';
import { LANGUAGES } from '../languages';
import { MAX_OCCURRENCES } from '../recurrence-text';
import { boundedValues } from './bounded-values';
import { PUBLICATION_STATES, instantText, publicationState } from './publications';

/** The values of a record in the form of packs; the definition of the kind lists its fields (records/<kind>.ts). */
const values = () => mixed<Readonly<Record<string, unknown>>>(isPlainObject).required();

const PLAN_ACTIONS = ['publish', 'unpublish'] as const;

/**
 * The publication of a record: `changed` where a draft waits for its publication, `unpublished` where they see
 * nothing of it. Times are instants of ISO 8601; `author` is empty for an account that is gone. `hasFailed`: its time
 * has come, and the record could not be changed.
 */
const recordPublication = object({
  state: string()
    .oneOf([...PUBLICATION_STATES])
    .required(),
  draft: object({ at: string().required(), author: string().defined() }).nullable().defined(),
  plans: array()
    .of(
      object({
        action: string()
          .oneOf([...PLAN_ACTIONS])
          .required(),
        at: string().required(),
        author: string().defined(),
        hasFailed: boolean().required(),
      }),
    )
    .required(),
});

/**
 * The values are those that editors see: the published ones with the changes of a draft. `version` changes with them: a
 * write names the version that it is based on. A page that is read has its addresses, and the publication of its
 * content in each language.
 */
export const record = object({
  id: id(),
  version: string().required(),
  values: values(),
  published: recordPublication.optional().default(undefined),
  urls: urls().optional().default(undefined),
  publication: array().of(publicationState),
});
/** Settings or navigation of the site, in the form of packs. */
export const houseDocument = object({ version: string().required(), values: values() });
/**
 * Records as lists have them, without modules. `depth` of a kind whose records are below one another, as pages are; the
 * list has them in that order then.
 */
export const recordsPage = paged(record.concat(object({ depth: number().integer().min(0) })));

/** A page of a kind's records. */
export const recordsQuery = object({
  page: pageNumber(),
  page_size: number().integer().min(1).max(MAX_LISTED).default(25),
  /** Words that the texts of one line must have. */
  q: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
  /** Name of a field, after `-` for the other direction. */
  sort: trimmedText().max(60).default(''),
  /** A JSON object of values by field, e.g. `{"venue":"Salzhof","is_online":true}`. */
  filter: trimmedText().max(2000).default(''),
});

const calendarDay = () =>
  string()
    .required()
    .max(10)
    .matches(/^\d{4}-\d{2}-\d{2}$/, '${path} must be a day as YYYY-MM-DD');

/**
 * The recurrence of an event: value of RRULE (`recurrence-text.ts`), empty without one, its first day, the days that
 * are left out, and the events that are its dates. `sold`: tickets are held or sold.
 */
export const recurrenceState = object({
  rule: string().defined(),
  start: calendarDay(),
  exceptions: array().of(calendarDay()).required(),
  occurrences: array()
    .of(
      object({
        id: id(),
        /** The day on which it begins now. */
        day: calendarDay(),
        sold: boolean().required(),
        status: string().required(),
      }),
    )
    .required(),
});
/**
 * A rule and days that are left out, for all dates, or for an event and those that follow it, as a recurrence of their
 * own; an empty rule: the dates stay, as events of their own.
 */
export const recurrenceChange = object({
  scope: string()
    .oneOf(['following', 'all'] as const)
    .default('all'),
  rule: string().defined().max(200),
  exceptions: array().of(calendarDay()).max(MAX_OCCURRENCES).required(),
}).noUnknown();
/** Ids of new events, of removed ones, and of those that stay outside of the rule: tickets of them are sold. */
export const recurrenceChanged = object({
  made: array().of(id()).required(),
  removed: array().of(id()).required(),
  kept: array().of(id()).required(),
});
/** Changes of an event for more of its dates; without `moves_sold` those with sold tickets keep their time. */
export const occurrencesChange = object({
  scope: string()
    .oneOf(['following', 'all'] as const)
    .required(),
  changes: boundedValues('changes holds more than an event can have'),
  moves_sold: boolean().default(false),
}).noUnknown();
/** Ids of the changed events, and of those among them that kept their time. */
export const occurrencesChanged = object({
  changed: array().of(id()).required(),
  kept: array().of(id()).required(),
});

/** Where a page comes to stand: below `parent`, null for the top, right before `before`, null for the end. */
export const pagePlace = object({
  parent: number().integer().min(1).nullable().defined(),
  before: number().integer().min(1).nullable().defined(),
}).noUnknown();

/** `subtree`: with all pages below it. */
export const pageCopy = object({ subtree: boolean().default(false) }).noUnknown();

/** Code of the refusal of a record that its author has been asked about and confirms. */
export const recordConfirmed = object({
  confirm: string()
    .oneOf(['', 'hides_page'] as const)
    .default(''),
});

/** Values by field. A change leaves out unchanged fields, and gives null for a field that it removes. */
export const recordBody = values();

/**
 * How a change is saved: into the draft of the record, with the draft for visitors, or, without a word, alone for
 * visitors while the draft keeps its other fields.
 */
export const recordSaving = object({
  save: string()
    .oneOf(['', 'draft', 'publish'] as const)
    .default(''),
});

/**
 * A change of the publication of a record: `at` plans the publication or withdrawal for an instant of ISO 8601,
 * `languages` publishes the texts of these alone. `discard` throws the draft away, `cancel` plans.
 */
export const recordPublicationChange = object({
  action: string()
    .oneOf([...PLAN_ACTIONS, 'discard', 'cancel'])
    .required(),
  at: instantText().optional(),
  languages: array().of(contentLanguage()).min(1).max(LANGUAGES.length).optional(),
})
  .noUnknown()
  .test(
    'plan',
    'at is for a publication or a withdrawal, languages are for a publication',
    ({ action, at, languages }) =>
      action === 'publish' || (languages === undefined && (action === 'unpublish' || at === undefined)),
  );

/** Value of the parameter `preview` of a page's address, and the instant until which it is good, ISO 8601. */
export const recordPreview = object({ token: string().required(), expires: string().required() });

const REVISION_STEPS = ['before', 'create', 'draft', 'change', 'publish', 'unpublish', 'discard'] as const;

const recordRevisionEntry = object({
  id: id(),
  at: string().required(),
  /** Empty where it was no editor, and for an account that is gone. */
  author: string().defined(),
  step: string()
    .oneOf([...REVISION_STEPS])
    .required(),
});

/** Saved states of a record, the latest first. */
export const recordRevisions = array().of(recordRevisionEntry).required();

/** A saved state, and how it differs from the one before; `lang` is empty for a value without one. */
export const recordRevision = recordRevisionEntry.concat(
  object({
    changes: array()
      .of(
        object({
          field: string().required(),
          lang: string().defined(),
          before: string().defined(),
          after: string().defined(),
        }),
      )
      .required(),
  }),
);

/**
 * Records that others can refer to, by the word that packs use; `slug` is empty where a record has none, and so is
 * `day`, the day of an event, YYYY-MM-DD.
 */
export const recordOptions = array()
  .of(
    object({
      id: id(),
      slug: string().defined(),
      label: string().required(),
      title: string().defined(),
      day: string().default(''),
    }),
  )
  .required();
export const recordOptionsQuery = object({
  q: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
  /** Ids of the options that come first, whatever the words, e.g. `7,12`. */
  ids: trimmedText()
    .matches(/^(\d{1,9}(,\d{1,9}){0,199})?$/, 'must be ids with commas between them, 200 at most')
    .default(''),
});
