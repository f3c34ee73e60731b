import { array, boolean, number, object, string } from 'yup';
import { contentLanguage, id, textSchema } from '../fields/common';
import { RECORD_KINDS } from '../records/kinds';
import { openThreads } from './comments';
import { firstReviews } from './reviews';

/** Kinds of records whose texts the dashboard checks: those with a page of their own. */
const TRANSLATED_KINDS = ['pages', 'events', 'productions', 'exhibitions', 'articles'] as const;
/** `few` as in the programme: so few seats are left that visitors see a note. */
const SCARCITIES = ['sold_out', 'few'] as const;

const amount = () => number().integer().min(0).required();

/** Planned publication of a page in a language, as an ISO 8601 instant; `url` is where editors see the page. */
const plannedPublication = object({
  page: id(),
  title: textSchema(),
  url: textSchema(),
  lang: contentLanguage(),
  at: string().required(),
});

const recordKind = () =>
  string()
    .oneOf([...RECORD_KINDS])
    .required();

/** Planned publication or withdrawal of a record, as an ISO 8601 instant. `has_failed`: it could not be done. */
const plannedRecord = object({
  kind: recordKind(),
  id: id(),
  title: textSchema(),
  action: string()
    .oneOf(['publish', 'unpublish'] as const)
    .required(),
  at: string().required(),
  has_failed: boolean().required(),
});

/** A draft of the reader, and the instant of its last change. */
const ownDraft = object({ kind: recordKind(), id: id(), title: textSchema(), at: string().required() });

/** How many records of a kind have no title in a language, and the first of them. */
const missingTranslation = object({
  kind: string()
    .oneOf([...TRANSLATED_KINDS])
    .required(),
  lang: contentLanguage(),
  count: amount(),
  first: array()
    .of(object({ id: id(), title: textSchema() }))
    .required(),
});

/** A date to come that has no or few seats; `start` is its wall-clock time. */
const scarceDate = object({
  id: id(),
  title: textSchema(),
  start: string().required(),
  availability: string()
    .oneOf([...SCARCITIES])
    .required(),
  left: amount(),
  capacity: amount(),
});

/**
 * Entries that visitors have sent with forms in the last seven days of the site's time zone, today the last of them.
 */
const entriesOfWeek = object({
  days: array()
    .of(object({ day: string().required(), count: amount() }))
    .length(7)
    .required(),
  forms: array()
    .of(object({ id: id(), title: textSchema(), count: amount() }))
    .required(),
});

/**
 * A link that leads nowhere: its address as it stands on the page, the status of the response (null: no such host), the
 * path of the first of `pages` that have it, and since when it is known.
 */
const brokenLink = object({
  href: string().required(),
  status: number().integer().nullable().defined(),
  page: string().required(),
  pages: amount(),
  since: string().required(),
});

/** A path that visitors did not find, how often in the last seven days, and when last, as an ISO 8601 instant. */
const pathNotFound = object({ path: string().required(), times: amount(), last: string().required() });

/** Open work for the staff of the site. `entries` is null for roles that may not read them. */
export const dashboard = object({
  scheduled: array().of(plannedPublication).required(),
  planned_records: array().of(plannedRecord).required(),
  drafts: array().of(ownDraft).required(),
  /** Reviews that the reader may decide, and submissions of theirs that came back. */
  to_review: firstReviews,
  returned: firstReviews,
  /** Open comments that mention the reader. */
  mentions: openThreads,
  translations: array().of(missingTranslation).required(),
  pictures_without_alt: amount(),
  dates: array().of(scarceDate).required(),
  entries: entriesOfWeek.nullable().defined(),
  /** When links were checked, null before the first time; how many lead nowhere since then, and those of most pages. */
  broken_links: object({
    checked_at: string().nullable().defined(),
    count: amount(),
    first: array().of(brokenLink).required(),
  }),
  /** How many paths visitors did not find, and those that most of them looked for. */
  not_found: object({ count: amount(), first: array().of(pathNotFound).required() }),
});
