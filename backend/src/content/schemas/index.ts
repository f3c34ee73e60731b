import type { InferType } from 'yup';
import type { settings, navigation } from './documents';
import { event } from './events';
import { form } from './forms';
import { page } from './pages';
import { room, series, term, venue } from './places';
import { article, person, production, redirect, teaser } from './programme';

/** The kinds of record a pack holds, each in `<kind>.jsonl`, in the order in which they are written. */
export const RECORD_SCHEMAS = {
  venues: venue,
  rooms: room,
  terms: term,
  series,
  persons: person,
  productions: production,
  events: event,
  articles: article,
  teasers: teaser,
  pages: page,
  forms: form,
  redirects: redirect,
} as const;
export type Kind = keyof typeof RECORD_SCHEMAS;
export const KINDS: readonly Kind[] = Object.keys(RECORD_SCHEMAS).filter(
  (kind): kind is Kind => kind in RECORD_SCHEMAS,
);
export type RecordOf<K extends Kind> = InferType<(typeof RECORD_SCHEMAS)[K]>;
export type SettingsDocument = InferType<typeof settings>;
export type NavigationDocument = InferType<typeof navigation>;
