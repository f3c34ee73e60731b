import { LANGUAGES, type EventFacets, type EventsPage } from '@vestibule/contracts';
import ICAL from 'ical.js';
import { events as table } from '../../../../../engines/records/tables';
import { zonedStart } from '../../../../programme/events/times';
import { allPairs, type Parameters } from '../../../../../testing/pairs';
import { chosen, daysOf, facetsOf, pageOf, readFacets, type Choice } from '../expected';
import type { Houses } from '../houses';
import { readEvents, readIds, type KnownEvent } from '../records';

const WHEN = {
  lang: LANGUAGES,
  date: [undefined, '06-05-2013', '28-11-2026'],
  view: [undefined, 'now', 'today', 'weekend', 'next_3_days', 'archive'],
  page: [1, 2],
} as const;

/** Values that hardly meet in one event show an empty result; those of one house, a full one. */
const TABLES: Readonly<Record<string, Parameters<Required<Choice>>>> = {
  'values of all houses': {
    ...WHEN,
    room: [undefined, 'stage 1', 'Lichtsaal'],
    type: [undefined, 'Vortrag', 'Führung'],
    tag: [undefined, 'politics & society', 'Barrierefrei'],
    series: [undefined, 'Subscription Season', 'Mittagspause mit Kunst'],
    genre: [undefined, 'Stadtgeschichte', 'Orgelmusik'],
    access: [undefined, 'step_free'],
    q: [undefined, 'licht', 'innternet'],
  },
  republica13: {
    ...WHEN,
    room: [undefined, 'stage 1'],
    type: [undefined, 'Vortrag'],
    tag: [undefined, 'politics & society'],
    series: [undefined],
    genre: [undefined],
    access: [undefined],
    q: [undefined, 'innternet'],
  },
  nyphil: {
    ...WHEN,
    room: [undefined, 'David Geffen Hall'],
    type: [undefined, 'Subscription Season'],
    tag: [undefined],
    series: [undefined, 'Subscription Season'],
    genre: [undefined],
    access: [undefined],
    q: [undefined, 'beethoven'],
  },
  'the demo': {
    ...WHEN,
    room: [undefined, 'Lichtsaal'],
    type: [undefined, 'Führung'],
    tag: [undefined, 'Barrierefrei'],
    series: [undefined, 'Mittagspause mit Kunst'],
    genre: [undefined],
    access: [undefined, 'spoken_de'],
    q: [undefined, 'licht'],
  },
};

/** Events: their list, calendar, filters and feed against a plain reading of the packs' files. */
export function programmeSuite(houses: Houses): void {
  let events: KnownEvent[];
  let ids: Awaited<ReturnType<typeof readIds>>;
  beforeAll(async () => {
    events = await readEvents(houses, ['republica13', 'nyphil', 'demo']);
    ids = await readIds(houses);
  });

  const get = (path: string) => houses.site.visitor().get(path, { host: 'www.example.org' });
  const queryOf = ({ lang: _, page: __, room, type, tag, series, genre, access, ...rest }: Choice) => {
    const set = {
      ...rest,
      room: room && ids.room.get(room),
      type: type && ids.type.get(type),
      tag: tag && ids.tag.get(tag),
      series: series && ids.series.get(series),
      genre: genre && ids.genre.get(genre),
      access: access && ids.access.get(access),
    };
    return new URLSearchParams(
      Object.entries(set).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
  };

  async function answers(choice: Choice): Promise<object> {
    const api = `/${choice.lang}/api`;
    const query = queryOf(choice);
    const forCalendar = new URLSearchParams([...query].filter(([key]) => key !== 'view'));
    const list = (await get(`${api}/events/?${query.toString()}&page=${choice.page}`)).json<EventsPage>();
    const feed = new ICAL.Component(
      ICAL.parse((await get(`${api}/events/feed.ics?${query.toString()}`)).body) as string[],
    );
    return {
      count: list.count,
      page: list.results.map(({ id }) => id),
      days: (await get(`${api}/calendar/?${forCalendar.toString()}`)).json<string[]>(),
      facets: readFacets((await get(`${api}/events/facets/?${query.toString()}`)).json<EventFacets>()),
      feed: feed
        .getAllSubcomponents('vevent')
        .map((one) => String(one.getFirstPropertyValue('uid')).split('@')[0])
        .sort(),
    };
  }

  const expected = (choice: Choice): object => {
    const own = chosen(events, choice);
    return {
      count: own.length,
      page: pageOf(own, choice),
      days: daysOf(events, choice),
      facets: facetsOf(events, choice, ids),
      feed: own.map(({ key }) => encodeURIComponent(key)).sort(),
    };
  };

  test.each(Object.entries(TABLES))(
    'list, calendar, counts and feed say what the records say: %s',
    async (_, table) => {
      for (const choice of allPairs(table))
        expect({ choice, ...(await answers(choice)) }).toEqual({ choice, ...expected(choice) });
    },
  );

  test('every event keeps the time that its house gave it, in the zone of the house', async () => {
    const kept = new Map((await houses.site.db.select().from(table)).map((row) => [row.id, row]));
    for (const { id, key, day, time, timezone } of events) {
      const row = kept.get(id);
      expect([key, row && zonedStart(row).slice(0, 16), row?.timezone, row?.allDay]).toEqual([
        key,
        `${day}T${time ?? '00:00'}`,
        timezone,
        time === undefined,
      ]);
    }
  });

  test('each value by itself finds its events, in any language and from any day', async () => {
    const { lang: _, page: __, ...filters } = TABLES['values of all houses'] ?? {};
    const alone = Object.entries(filters).flatMap(([name, values]) =>
      values.filter((value) => value !== undefined).map((value) => ({ [name]: value })),
    );
    const choices = alone.flatMap((one, index) =>
      [undefined, '06-05-2013'].map((date, since): Choice => ({
        date,
        page: 1,
        ...one,
        lang: LANGUAGES[(index + since) % LANGUAGES.length] ?? 'de',
      })),
    );
    for (const choice of choices)
      expect({ choice, ...(await answers(choice)) }).toEqual({ choice, ...expected(choice) });
    expect(choices.filter((choice) => chosen(events, choice).length > 0).length).toBeGreaterThan(choices.length * 0.75);
  });
}
