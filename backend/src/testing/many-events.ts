import { sql } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { settle } from '../platform/db/settle';
import { foldQuery } from '../engines/search/fold-query';

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

/**
 * A large programme for measurements: online events, four a day from the day before yesterday on, with titles that
 * repeat and texts, a room, a type, two tags, a genre, a series for most, seats for every fourth; in the search, and
 * settled as after an import.
 */
export async function addManyEvents(db: Database, count: number, now: number): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await addKinds(db);
  await db.execute(sql`
    insert into events (key, title, subline, text, local_start, local_end, timezone, starts_at, ends_at, type_id, genre_id, room_id, series_id, is_online)
    select 'many-' || n, jsonb_build_object('de', title || ' ' || n / 10, 'en', 'Evening no. ' || n), jsonb_build_object('de', 'Mit Gast ' || n % 700), jsonb_build_object('de', ${TEXT}::text),
      to_char(start, 'YYYY-MM-DD"T"HH24:MI'), to_char(start + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI'), 'Europe/Berlin',
      start at time zone 'Europe/Berlin', (start + interval '2 hours') at time zone 'Europe/Berlin', (select min(id) from terms where kind = 'type') + n % 6,
      (select min(id) from terms where kind = 'genre') + n % 5, (select min(id) from rooms) + n % 12, nullif((select min(id) from series) + n % 9, (select max(id) + 1 from series)), true
    from (
      select n, ${today}::timestamp - interval '2 days' + (n / 4) * interval '1 day' + (n % 4) * interval '3 hours' + interval '10 hours' as start,
        (array(select jsonb_array_elements_text(${JSON.stringify(TITLES)}::jsonb)))[1 + n % ${TITLES.length}::int] as title
      from generate_series(1, ${count}::int) as n
    ) as made`);
  await db.execute(sql`
    insert into event_tags (event_id, term_id)
    select distinct events.id, terms.first + (events.id * step) % 20 from events, (select min(id) as first from terms where kind = 'tag') as terms, generate_series(3, 7, 4) as step`);
  await addSeats(db);
  // As `indexRecords` would write them, but in seconds: German rows, whose words and titles have no stems.
  await db.execute(sql`
    insert into search_entries (category, record_id, lang, title, kind, body, words, title_words, folded, moment, until)
    select 'events', id, 'de', title ->> 'de', subline ->> 'de', ${TEXT}, setweight(title_words, 'A') || setweight(to_tsvector('simple', lower(subline ->> 'de')), 'B') || ${bodyWords}::tsvector,
      title_words, folded, starts_at, ends_at
    from (select *, to_tsvector('simple', folded) as title_words from (select *, translate(lower(title ->> 'de'), 'äöüž', 'aouz') as folded from events) as named) as read`);
  await db.execute(
    sql`insert into search_words (lang, word, shown) select distinct 'de', word, word from search_entries, unnest(string_to_array(folded, ' ')) as word`,
  );
  await settle(db);
}

/** Terms of the events: 6 types, 5 genres, 20 tags, 12 rooms, 8 series. */
async function addKinds(db: Database): Promise<void> {
  await db.execute(sql`
    insert into terms (kind, name, slug, title)
    select kind, name || ' ' || n, lower(name) || '-' || n, jsonb_build_object('de', name || ' ' || n)
    from (values ('type', 'Art', 6), ('genre', 'Gattung', 5), ('tag', 'Thema', 20)) as kinds (kind, name, count), generate_series(1, count) as n order by kind, n`);
  for (const [table, name, count] of [
    ['rooms', 'Raum', 12],
    ['series', 'Reihe', 8],
  ] as const) {
    await db.execute(
      sql`insert into ${sql.identifier(table)} (key, name, title) select 'many-' || n, ${name}::text || ' ' || n, jsonb_build_object('de', ${name}::text || ' ' || n) from generate_series(1, ${count}::int) as n`,
    );
  }
}

/** Sixty seats at 12 euro for every fourth event. */
async function addSeats(db: Database): Promise<void> {
  await db.execute(sql`
    with quota as (insert into quotas (capacity, held) select 60, id % 60 from events where id % 4 = 0 returning id),
      numbered as (select id as quota_id, row_number() over (order by id) as place from quota),
      seated as (select id as event_id, row_number() over (order by id) as place from events where id % 4 = 0),
      groups as (insert into seat_groups (event_id, key, quota_id) select event_id, 'all', quota_id from seated join numbered using (place) returning id)
    insert into prices (seat_group_id, text, price, sale_type) select id, jsonb_build_object('de', 'Vollpreis'), 12, 1 from groups`);
}
