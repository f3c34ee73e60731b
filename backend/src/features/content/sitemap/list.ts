import type { SitemapRecord, Localised } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import {
  articles,
  events,
  exhibitions,
  pages,
  persons,
  productions,
  publications,
  series,
  venues,
} from '../../../engines/records/tables';
import { loadWithdrawn, withoutWithdrawn, type Withdrawn } from '../../../engines/records/publishing/publications';
import { publicArticles } from '../../programme';
import { loadPictures, pictureUrl } from '../../../engines/media/pictures/present';
import { recordNames } from '../../../platform/texts/record-slug';

/** Width of the pictures that search engines are shown. */
const IMAGE_WIDTH = 1280;

interface Row extends NamedRow {
  readonly image: string | null;
  readonly modified: string | null;
}

/** Records that a visitor can open, in an order that does not change from page to page. */
export async function listPublic(
  db: Database,
  { page, page_size }: { readonly page: number; readonly page_size: number },
  now: number,
): Promise<{ count: number; results: SitemapRecord[] }> {
  const [total] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${publicRecords(now)}) records`,
  );
  const rows = await queryRows<Row>(
    db,
    sql`select * from (${publicRecords(now)}) records order by kind, id limit ${page_size} offset ${(page - 1) * page_size}`,
  );
  const pictures = await loadPictures(
    db,
    rows.map(({ image }) => image),
  );
  const withdrawn = await loadWithdrawn(
    db,
    now,
    rows.flatMap(({ kind, id }) => (kind === 'page' ? [id] : [])),
  );
  const results = rows.map((row) => {
    const picture = row.image === null ? undefined : pictures.get(row.image);
    return {
      kind: row.kind,
      id: row.id,
      names: namesOf(row, withdrawn),
      images: picture ? [pictureUrl(picture, IMAGE_WIDTH)] : [],
      modified: row.modified === null ? null : new Date(row.modified).toISOString(),
    };
  });
  return { count: total?.count ?? 0, results };
}

/** Time when an editor last published the page; later changes are not public. */
const published = (now: number): SQL => sql`(select max(at) from ${publications}
  where page_id = ${pages.id} and author_id is not null and at <= ${new Date(now).toISOString()}::timestamptz)`;

/** Of all kinds alike: id, title, name and picture; when it was changed, where that is recorded. */
function publicRecords(now: number): SQL {
  const never = sql`null::text`;
  return sql`
    select 'page' as kind, ${pages.id} as id, ${pages.path} as title, '' as name, ${pages.ogImage} as image, greatest(${pages.updatedAt}, ${published(now)})::text as modified
      from ${pages} where ${pages.isOnline} and ${pages.isClickable} and not ${pages.noindex} and ${pages.path} <> '{}'::jsonb
    union all select 'event', ${events.id}, ${events.title}, '', ${events.image}, ${events.updatedAt}::text from ${events} where ${events.isOnline}
    union all select 'production', ${productions.id}, ${productions.title}, '', ${productions.image}, ${never} from ${productions} where ${productions.isOnline}
    union all select 'exhibition', ${exhibitions.id}, ${exhibitions.title}, '', ${exhibitions.image}, ${exhibitions.updatedAt}::text from ${exhibitions} where ${exhibitions.isOnline}
    union all select 'article', ${articles.id}, ${articles.title}, '', ${articles.image}, ${never} from ${articles} where ${publicArticles(now)}
    union all select 'person', ${persons.id}, '{}'::jsonb, ${persons.name}, ${persons.image}, ${never} from ${persons} where ${persons.isOnline}
    union all select 'series', ${series.id}, ${series.title}, ${series.name}, ${series.image}, ${never} from ${series} where ${series.isOnline}
    union all select 'venue', ${venues.id}, ${venues.title}, ${venues.name}, ${venues.image}, ${never} from ${venues}`;
}

interface NamedRow {
  readonly kind: SitemapRecord['kind'];
  readonly id: number;
  /** Title per language; of a content page its whole path. */
  readonly title: Localised;
  readonly name: string;
}

/** A content page has the paths that visitors can open; every other record is shown in all languages. */
function namesOf({ kind, ...record }: NamedRow, withdrawn: Withdrawn): SitemapRecord['names'] {
  if (kind !== 'page') return recordNames(kind, record);
  const { path } = withoutWithdrawn({ id: record.id, path: record.title }, withdrawn);
  return Object.fromEntries(Object.entries(path).filter(([, one]) => one !== ''));
}
