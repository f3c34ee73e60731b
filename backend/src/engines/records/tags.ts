import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { KindTag } from '@vestibule/contracts/tags';

/** Tags of the responses that show something of a kind of record; a kind that no response shows has none. */
const TAGS: Readonly<Partial<Record<RecordKind, readonly KindTag[]>>> = {
  venues: ['venues', 'events', 'settings', 'exhibitions'],
  rooms: ['events', 'venues', 'exhibitions'],
  terms: ['events', 'productions', 'exhibitions', 'articles', 'pages'],
  // How many seats there are.
  seat_plans: ['events'],
  series: ['series', 'events'],
  persons: ['persons', 'events', 'productions', 'exhibitions'],
  productions: ['productions', 'events', 'persons'],
  // Whether its page leads to the tickets.
  admissions: ['exhibitions'],
  exhibitions: ['exhibitions', 'events', 'articles', 'persons'],
  events: ['events', 'productions', 'exhibitions', 'series', 'venues', 'persons', 'articles'],
  articles: ['articles', 'exhibitions'],
  teasers: ['teasers'],
  pages: ['pages', 'nav'],
  forms: ['forms', 'pages'],
  redirects: ['redirects'],
  // Searches depend on the settings.
  synonyms: ['settings'],
};

export const tagsOfKind = (kind: RecordKind): readonly KindTag[] => TAGS[kind] ?? [];

/** Fields that an address of a page is made of. */
const ADDRESS = ['slug', 'parent'];

/** Tags of a record of which these fields are written: pages that have moved leave redirects. */
export const tagsOfWrite = (kind: RecordKind, written: object): readonly KindTag[] =>
  kind === 'pages' && ADDRESS.some((name) => name in written)
    ? [...tagsOfKind(kind), ...tagsOfKind('redirects')]
    : tagsOfKind(kind);
