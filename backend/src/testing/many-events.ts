import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foldQuery } from '../search/fold-query';
import { tidyIndex } from '../search/write/index-records';

const TITLES = [
  'Orgelkonzert in der Aula',
  'Öffentliche Führung',
  'Salz auf der Zunge',
  'Lesung am Kamin',
  'Werkstatt für Kinder',
  'Jazz im Hof',
  'Vortrag über Žofie',
  'Museum bei Nacht',
];
const TEXT =
  'Wir beginnen pünktlich und öffnen eine halbe Stunde vorher. Treffpunkt ist die Kasse im Erdgeschoss; bitte bringen Sie warme Kleidung mit, im Gewölbe ist es auch im Sommer kühl. Der Eintritt ins Haus ist enthalten.';

const bodyWords = [...new Set(foldQuery(TEXT))].map((word) => `${word}:1C`).join(' ');

/** A large programme for measurements: online events, four a day from the day before yesterday on, with titles that repeat and texts; in the search and analysed. */
export async function addManyEvents(db: Database, count: number, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await db.execute(sql`
    insert into terms (kind, name, slug, title)
    select 'type', 'Art ' || n, 'art-' || n, jsonb_build_object('de', 'Art ' || n) from generate_series(1, 6) as n`);
  await db.execute(sql`
    insert into events (key, title, subline, text, local_start, local_end, timezone, starts_at, ends_at, type_id, is_online)
    select 'many-' || n, jsonb_build_object('de', title || ' ' || n / 10, 'en', 'Evening no. ' || n), jsonb_build_object('de', 'Mit Gast ' || n % 700), jsonb_build_object('de', ${TEXT}::text),
      to_char(start, 'YYYY-MM-DD"T"HH24:MI'), to_char(start + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI'), 'Europe/Berlin',
      start at time zone 'Europe/Berlin', (start + interval '2 hours') at time zone 'Europe/Berlin', (select min(id) from terms where kind = 'type') + n % 6, true
    from (
      select n, ${today}::timestamp - interval '2 days' + (n / 4) * interval '1 day' + (n % 4) * interval '3 hours' + interval '10 hours' as start,
        (array(select jsonb_array_elements_text(${JSON.stringify(TITLES)}::jsonb)))[1 + n % ${TITLES.length}::int] as title
      from generate_series(1, ${count}::int) as n
    ) as made`);
  // As `indexRecords` would write them, but in seconds: German rows, whose words and titles have no stems.
  await db.execute(sql`
    insert into search_entries (category, record_id, lang, title, kind, body, words, title_words, folded, moment, until)
    select 'events', id, 'de', title ->> 'de', subline ->> 'de', ${TEXT}, setweight(title_words, 'A') || setweight(to_tsvector('simple', lower(subline ->> 'de')), 'B') || ${bodyWords}::tsvector,
      title_words, folded, starts_at, ends_at
    from (select *, to_tsvector('simple', folded) as title_words from (select *, translate(lower(title ->> 'de'), 'äöüž', 'aouz') as folded from events) as named) as read`);
  await db.execute(sql`insert into search_words select distinct 'de', word from search_entries, unnest(string_to_array(folded, ' ')) as word`);
  await tidyIndex(db);
  await db.execute(sql`analyze`);
}
