import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import {
  admissionParts,
  admissions,
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
  records,
} from './tables';
import { eventTable } from './events/table';
import { removeAdmissionDays } from './events/admission-days';
import { exhibitionTable } from './exhibitions/table';
import { pageTable } from './pages/table';
import type { RecordTable } from './record-table';
import { seatPlanTable } from './seat-plans/table';
import { teaserTable } from './teasers/table';
import { termTable } from './terms/table';
import type { Fields } from '@vestibule/contracts/fields/field';
import { eq } from 'drizzle-orm';
import { asObject, asText } from '../../platform/db/documents';
import { packValues, storedValues } from './stored-values';

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
  exhibitions: exhibitionTable,
  admissions: {
    table: admissions,
    links: { parts: { table: admissionParts, owner: 'admissionId', target: 'partId', isOrdered: true } },
    beforeRemoval: removeAdmissionDays,
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

/** Table of a kind: one of its own, or that of all kinds without a query of the site. */
export function tableOf(kind: RecordKind): RecordTable {
  const { fields, identity } = recordOf(kind);
  return TABLES[kind] ?? genericTable(kind, fields, identity);
}

/** Kinds that have no table of their own: a record's values are one object, and its references ids. */
function genericTable(kind: string, fields: Fields, identity: readonly string[]): RecordTable {
  return {
    table: records,
    own: Object.keys(fields),
    where: eq(records.kind, kind),
    target: ['kind', 'identity'],
    derive:
      async (_db, _records, { references, now }) =>
      (record) => ({
        kind,
        identity: identity.map((name) => asText(record[name])).join('\n'),
        data: storedValues(fields, record, (target, label) => references.get(target, label)),
        updatedAt: new Date(now).toISOString(),
      }),
    read: async (_db, _rows, labels) => (row) => packValues(fields, asObject(row['data']), labels),
  };
}
