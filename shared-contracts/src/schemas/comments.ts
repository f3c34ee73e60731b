import { array, boolean, number, object, string, type InferType } from 'yup';
import { id, textSchema, trimmedText } from '../fields/common';

const MAX_COMMENT = 4000;
const MAX_MENTIONS = 20;
/** The whole record, one of its fields, or a module of a page. */
const target = () =>
  trimmedText()
    .max(80)
    .matches(/^(|field:[a-z_]+|module:[1-9]\d{0,8})$/, 'must be empty, field:<name> or module:<id>');
const text = () => trimmedText().required().max(MAX_COMMENT);
const mentions = () => array().of(id()).max(MAX_MENTIONS);
const person = () => object({ id: id(), name: string().required() });

/**
 * A comment of a record. `thread`: id of the comment that it replies to, null for the first of a thread; `resolved` is
 * that of its thread. `may`: the actions that the reader can do.
 */
const comment = object({
  id: id(),
  thread: number().integer().min(1).nullable().defined(),
  target: string().defined(),
  author: textSchema(),
  at: string().required(),
  is_edited: boolean().required(),
  text: string().required(),
  mentions: array().of(person()).required(),
  resolved: object({ at: string().required(), by: textSchema() }).nullable().default(undefined).defined(),
  may: object({ change: boolean().required(), remove: boolean().required() }),
});
export type RecordComment = InferType<typeof comment>;

/** Comments of a record in their order, and people of the hub who can be mentioned. */
export const recordComments = object({
  comments: array().of(comment).required(),
  people: array().of(person()).required(),
});

/** `mentions`: ids of people; each gets a mail. A reply has the target of its thread. */
export const commentCreation = object({
  text: text(),
  target: target().default(''),
  thread: number().integer().min(1).nullable().default(null),
  mentions: mentions().default([]),
}).noUnknown();
/** `resolved` is of the first comment of a thread. A field that is left out stays. */
export const commentChange = object({
  text: trimmedText().max(MAX_COMMENT).min(1).optional(),
  mentions: mentions().optional(),
  resolved: boolean().optional(),
}).noUnknown();
/** An open thread of a record in a list. */
const openThread = object({
  id: id(),
  kind: string().required(),
  record_id: id(),
  title: textSchema(),
  author: textSchema(),
  at: string().required(),
  text: string().required(),
});
/** Open threads that mention somebody, the first of them, and how many there are. */
export const openThreads = object({
  count: number().integer().min(0).required(),
  results: array().of(openThread).required(),
});
