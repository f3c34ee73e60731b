import { array, boolean, number, object, string, type InferType } from 'yup';
import { id, paged, pageNumber, pageSize, textSchema, trimmedText } from '../fields/common';
import { RECORD_KINDS } from '../records/kinds';
import { instantText } from './publications';

/** Longest note of a submission, and longest reason of a return. */
const MAX_REVIEW_TEXT = 2000;
const STATES = ['waiting', 'returned', 'done', 'withdrawn'] as const;
const ACTIONS = ['submit', 'withdraw', 'approve', 'return', 'assign'] as const;
/** Lists of one's own: submitted, assigned, or to be decided by rights. */
const MINE = ['submitted', 'assigned', 'decidable'] as const;

const kind = () =>
  string()
    .oneOf([...RECORD_KINDS])
    .required();
const state = () =>
  string()
    .oneOf([...STATES])
    .required();
const person = () => object({ id: id(), name: string().required() });
const count = () => number().integer().min(0).required();

/**
 * A review of a record. `at`, `author`: of the last submission; `approvals`: number of people who have agreed since;
 * `is_changed`: the record has been changed since.
 */
const review = object({
  state: state(),
  at: string().required(),
  author: textSchema(),
  assignee: person().nullable().default(undefined).defined(),
  approvals: count(),
  is_changed: boolean().required(),
  steps: array()
    .of(
      object({
        id: id(),
        at: string().required(),
        author: textSchema(),
        action: string()
          .oneOf([...ACTIONS, 'publish'])
          .required(),
        text: textSchema(),
      }),
    )
    .required(),
});

/**
 * The last review of a record. `needed`: number of people who have to agree; `reviewers`: people who may publish the
 * kind; `may`: the actions that the reader can do now. `version` changes with the review and with the record.
 */
export const recordReview = object({
  version: string().required(),
  needed: count(),
  review: review.nullable().default(undefined).defined(),
  reviewers: array().of(person()).required(),
  may: object({
    submit: boolean().required(),
    withdraw: boolean().required(),
    decide: boolean().required(),
    assign: boolean().required(),
  }),
});
export type RecordReview = InferType<typeof recordReview>;

/**
 * `text`: note of a submission, reason of a return, which needs one; `assignee`: the person to decide, null for
 * nobody; `at`: instant at which an approved record is published, ISO 8601.
 */
export const reviewChange = object({
  action: string()
    .oneOf([...ACTIONS])
    .required(),
  text: trimmedText()
    .max(MAX_REVIEW_TEXT)
    .optional()
    .when('action', { is: 'return', then: (schema) => schema.required() }),
  assignee: number().integer().min(1).nullable().optional(),
  at: instantText().optional(),
}).noUnknown();

/** A review in a list. */
const reviewEntry = object({
  id: id(),
  kind: kind(),
  record_id: id(),
  title: textSchema(),
  state: state(),
  at: string().required(),
  author: textSchema(),
  assignee: textSchema(),
});
export const reviewsPage = paged(reviewEntry);
/** The first reviews of a list, and how many there are. */
export const firstReviews = object({ count: count(), results: array().of(reviewEntry).required() });
/** `mine` narrows to the reader’s own. */
export const reviewsQuery = object({
  state: string()
    .oneOf(['', ...STATES])
    .default(''),
  mine: string()
    .oneOf(['', ...MINE])
    .default(''),
  page: pageNumber(),
  page_size: pageSize(25),
});

/** Kinds whose publication takes two people. */
export const reviewRules = object({ two_people: array().of(kind()).required() });
export const reviewRulesChange = object({
  two_people: array()
    .of(
      string()
        .oneOf([...RECORD_KINDS])
        .required(),
    )
    .max(RECORD_KINDS.length)
    .required(),
}).noUnknown();
