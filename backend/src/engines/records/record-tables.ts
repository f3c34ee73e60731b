import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import {
  articles,
  articleTags,
  forms,
  persons,
  productionPersons,
  productions,
  productionTags,
  redirects,
  rooms,
  series,
  venues,
} from './tables';
import { eventTable } from './events/table';
import { genericTable } from './generic-table';
import { pageTable } from './pages/table';
import type { RecordTable } from './record-table';
import { seatPlanTable } from './seat-plans/table';
import { teaserTable } from './teasers/table';
import { termTable } from './terms/table';

/** Kinds with tables of their own, as queries of the site read them. */
const TABLES: Readonly<Partial<Record<RecordKind, RecordTable>>> = {
  venues: { table: venues },
  rooms: { table: rooms },
  terms: termTable,
  seat_plans: seatPlanTable,
  series: { table: series },
  persons: { table: persons },
  productions: {
    table: productions,
    columns: { exhibition_type: 'typeId' },
    links: {
      tags: { table: productionTags, owner: 'productionId', target: 'termId', isOrdered: false },
      persons: { table: productionPersons, owner: 'productionId', target: 'personId', isOrdered: true },
    },
  },
  events: eventTable,
  articles: {
    table: articles,
    links: { tags: { table: articleTags, owner: 'articleId', target: 'termId', isOrdered: false } },
  },
  teasers: teaserTable,
  pages: pageTable,
  forms: { table: forms },
  redirects: { table: redirects },
};

/** Where a kind is stored: in a table of its own, or with all others that no query of the site asks for. */
export function tableOf(kind: RecordKind): RecordTable {
  const { fields, identity } = recordOf(kind);
  return TABLES[kind] ?? genericTable(kind, fields, identity);
}
