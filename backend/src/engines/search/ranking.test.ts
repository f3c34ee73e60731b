import type { SearchResults } from '@vestibule/contracts';
import { forms, productions, records } from '../records/tables';
import { addEvent, addModule, addPage } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { indexAll } from './write/index-records';

let site: TestApp;
describe('ranking of search results', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  /** Titles of the results in their order, each behind its kind. */
  async function found(q: string, lang = 'de'): Promise<readonly string[]> {
    await indexAll(site.db);
    const response = await site.visitor().get(`/${lang}/api/search/?q=${encodeURIComponent(q)}`);
    return response
      .json<SearchResults>()
      .groups.flatMap(({ results }) => results.map(({ category, title }) => `${category}: ${title.text}`));
  }
  const event = (de: string, more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de }, date_start: '2026-11-28T19:00', ...more });
  const synonyms = (typed: string, means: string) =>
    site.db
      .insert(records)
      .values({ kind: 'synonyms', identity: `de\n${typed}`, data: { language: 'de', typed, means } });

  test('a production comes before its dates, and the record of just this name before all', async () => {
    await event('Das lange Licht');
    await event('Kuratorinnenführung: Das lange Licht', { date_start: '2026-11-22T10:00' });
    await site.db.insert(productions).values({ key: 'p', title: { de: 'Das lange Licht. Fotografie 1860–1940' } });
    await addPage(site.db, { de: '/de/licht' }, { title: { de: 'Licht' } });
    expect((await found('Das lange Licht'))[0]).toBe('productions: Das lange Licht. Fotografie 1860–1940');
    expect((await found('Licht'))[0]).toBe('pages: Licht');
  });

  test('whole words come before beginnings and insides of words', async () => {
    await event('Orgelkonzert', { date_start: '2026-11-22T10:00' });
    await event('Konzertabend', { date_start: '2026-11-23T10:00' });
    await event('Konzert', { date_start: '2026-11-24T10:00' });
    expect(await found('konzert')).toEqual(['events: Konzert', 'events: Orgelkonzert', 'events: Konzertabend']);
  });

  test('a part of a hyphenated word counts less than the word by itself', async () => {
    await event('Barriere-frei', { date_start: '2026-11-22T10:00' });
    await event('Eintritt frei', { date_start: '2026-11-24T10:00' });
    expect(await found('frei')).toEqual(['events: Eintritt frei', 'events: Barriere-frei']);
  });

  test('a page that says a word comes before events that mention it', async () => {
    await event('Auf den Turm', { text: { de: '<p>Der Parkplatz ist oben.</p>' } });
    const page = await addPage(site.db, { de: '/de/anreise' }, { title: { de: 'Anreise' } });
    await addModule(site.db, 'text', { pageId: page, texts: { de: { content: '<p>Parkplatz am Tor</p>' } } });
    expect(await found('Parkplatz')).toEqual(['pages: Anreise', 'events: Auf den Turm']);
  });

  test('forms are found', async () => {
    await site.db.insert(forms).values({ key: 'kontakt', title: { de: 'Kontakt' }, intro: { de: '<p>Ein Lob?</p>' } });
    expect([await found('kontakt'), await found('Lob')]).toEqual([['forms: Kontakt'], ['forms: Kontakt']]);
  });

  test('events of the days that are named, also with other words', async () => {
    await event('Konzert am Morgen', { date_start: '2026-11-28T09:00' });
    await event('Führung', { date_start: '2026-11-28T14:00' });
    await event('Konzert danach', { date_start: '2026-11-29T14:00' });
    expect(await found('28.11.')).toEqual(['events: Konzert am Morgen', 'events: Führung']);
    expect(await found('Konzert am 28. November')).toEqual(['events: Konzert am Morgen']);
    // The clock of the tests says 21 November.
    expect(await found('heute')).toEqual([]);
    site.setNow(Date.parse('2026-11-28T08:00:00+01:00'));
    expect(await found('heute')).toEqual(['events: Konzert am Morgen', 'events: Führung']);
  });

  // docs/behaviour/programme.md#synonyms-of-searches
  test('synonyms find their meanings and themselves; stop words are left out', async () => {
    await addPage(site.db, { de: '/de/anreise' }, { title: { de: 'Anreise' } });
    await event('Weben für Anfänger');
    expect(await found('Anfahrt')).toEqual([]);
    await synonyms('Anfahrt, wie komme ich', 'Anreise');
    await synonyms('für, die', '');
    expect(await found('Anfahrt')).toEqual(['pages: Anreise']);
    expect(await found('Wie komme ich')).toEqual(['pages: Anreise']);
    expect(await found('die Anfänger für')).toEqual(['events: Weben für Anfänger']);
    // A search of nothing else is searched as it is.
    expect(await found('für')).toEqual(['events: Weben für Anfänger']);
    expect(await found('Anfahrt', 'en')).toEqual([]);
  });
});
