import { MAX_SUGGESTIONS, type Suggestion } from '@vestibule/contracts';
import { forms, venues } from '../records/tables';
import { addEvent, addPage, addTerm } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { foldQuery } from './fold-query';
import { indexAll } from './write/index-records';

let site: TestApp;
describe('search', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  /** Fixtures are written without the code that writes the index. */
  const suggest = async (q: string, lang = 'de') => {
    await indexAll(site.db);
    return (await site.visitor().get(`/${lang}/api/search/autocomplete/?q=${encodeURIComponent(q)}`)).json<
      Suggestion[]
    >();
  };
  const texts = async (q: string, lang = 'de') => (await suggest(q, lang)).map(({ text }) => text);
  const event = (de: string, date_start = '2026-11-28T19:00', more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de }, date_start, ...more });
  const page = (de: string, more: Partial<Parameters<typeof addPage>[2]> = {}) =>
    addPage(site.db, { de: `/de/${de.toLowerCase()}`, en: `/en/${de.toLowerCase()}` }, { title: { de }, ...more });

  test.each([
    ['fuhrung', 'Öffentliche Führung'],
    ['FÜHR', 'Öffentliche Führung'],
    ['führung öff', 'Öffentliche Führung'],
    ['fu\u0308h', 'Öffentliche Führung'],
    ['oeff fuehr', 'Öffentliche Führung'],
    ['strasse', 'An der Straße'],
    ['zofie', 'Žofie a její dům'],
    ['jugend', 'Kinder/Jugendliche: K-Pop e.V.'],
    ['POP', 'Kinder/Jugendliche: K-Pop e.V.'],
  ])('%s may become %s', async (typed, title) => {
    await event(title);
    expect(await texts(typed)).toEqual([title]);
  });

  test.each(['hrung', 'führung x', '%', "' or 1=1", ':*', '&|!', '\\', '<->', '日本'])('%s may not', async (typed) => {
    await event('Öffentliche Führung');
    expect(await suggest(typed)).toEqual([]);
  });

  test('an e after a vowel is one, where there is a word with it, and in other languages than German', async () => {
    await event('Blaue Stunde');
    await event('Blau und Grau');
    // The other one is a form of the word.
    expect(await texts('blaue')).toEqual(['Blaue Stunde', 'Blau und Grau']);
    await event('Öffentliche Führung');
    expect(await texts('oeff', 'de')).toEqual(['Öffentliche Führung']);
    expect(await texts('oeff', 'en')).toEqual([]);
  });

  test('says what kind of page a title is of, in the requested language', async () => {
    await addEvent(site.db, {
      title: { de: 'Abendführung', en: 'Evening tour' },
      date_start: '2026-11-28T19:00',
    });
    await page('Abendkasse');
    expect(await suggest('abend')).toEqual([
      { text: 'Abendkasse', kind: 'page', when: '', image_obj: null },
      { text: 'Abendführung', kind: 'event', when: 'Sa, 28. Nov. 2026', image_obj: null },
    ]);
    expect(await suggest('even', 'en')).toEqual([
      { text: 'Evening tour', kind: 'event', when: 'Sat, 28 Nov 2026', image_obj: null },
    ]);
    // Not translated: the displayed text is the searched one.
    expect(await suggest('abend', 'en')).toEqual([{ text: 'Abendkasse', kind: 'page', when: '', image_obj: null }]);
    expect(await texts('even', 'de')).toEqual([]);
  });

  test('past events come last, the rest by prefix, kind and time', async () => {
    await event('Konzert gestern', '2026-11-20T19:00');
    await event('Konzert vorgestern', '2026-11-19T19:00');
    await event('Großes Konzert', '2026-11-22T19:00');
    await event('Konzert übermorgen', '2026-11-23T19:00');
    await event('Konzert heute früh', '2026-11-21T08:00');
    await page('Konzertkasse');
    expect(await texts('konz')).toEqual([
      'Konzertkasse',
      'Konzert heute früh',
      'Konzert übermorgen',
      'Großes Konzert',
      'Konzert gestern',
      'Konzert vorgestern',
    ]);
  });

  test('where the search finds something, something is suggested: inside words, by type, form, venue and day', async () => {
    const typeId = await addTerm(site.db, 'type', 'Führung');
    await event('Durch den Keller', '2026-11-28T19:00', { typeId });
    await event('Kuratorinnenführung', '2026-11-29T19:00');
    await site.db.insert(forms).values({ key: 'k', title: { de: 'Kontakt' } });
    await site.db.insert(venues).values({ key: 'v', name: 'Webhalle' });
    expect(await texts('führung')).toEqual(['Kuratorinnenführung', 'Durch den Keller']);
    expect(await suggest('kont')).toEqual([{ text: 'Kontakt', kind: 'form', when: '', image_obj: null }]);
    expect(await suggest('webh')).toEqual([{ text: 'Webhalle', kind: 'venue', when: '', image_obj: null }]);
    expect(await texts('28.11.')).toEqual(['Durch den Keller']);
  });

  test('a text comes once', async () => {
    await event('Führung', '2026-11-20T19:00');
    await event('Führung', '2026-12-20T19:00');
    await event('Führung', '2026-11-29T19:00');
    expect(await suggest('führ')).toEqual([
      { text: 'Führung', kind: 'event', when: 'So, 29. Nov. 2026', image_obj: null },
    ]);
  });

  test('nothing that visitors cannot see', async () => {
    await event('Geheime Führung', '2026-11-28T19:00', { isOnline: false });
    await page('Geheim', { isOnline: false });
    await page('Geheimes', { isClickable: false });
    await addPage(site.db, { en: '/en/secret' }, { title: { de: 'Geheimnis' } });
    expect(await suggest('geheim')).toEqual([]);
  });

  test('no more than eight', async () => {
    for (let day = 10; day < 20; day++) await event(`Führung ${day}`, `2026-12-${day}T19:00`);
    const found = await texts('führung');
    expect(found).toHaveLength(MAX_SUGGESTIONS);
    expect(found[0]).toBe('Führung 10');
  });

  test('without a text there is nothing to suggest', async () => {
    await event('Führung');
    await indexAll(site.db);
    for (const path of [
      '/de/api/search/autocomplete/',
      '/de/api/search/autocomplete/?q=',
      '/api/search/autocomplete?q=%20',
      '/de/api/search/autocomplete/?q=%C3%BC%CC%88',
    ]) {
      const answer = await site.visitor().get(path);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    }
  });

  test('without a language prefix the browser’s language counts', async () => {
    await addEvent(site.db, { title: { de: 'Abendführung', en: 'Evening tour' }, date_start: '2026-11-28T19:00' });
    await indexAll(site.db);
    const answer = await site.visitor().get('/api/search/autocomplete/?q=eve', { 'accept-language': 'en-GB' });
    expect(answer.headers['vary']).toContain('accept-language');
    expect(answer.json<Suggestion[]>().map(({ text }) => text)).toEqual(['Evening tour']);
  });

  test('a text that nobody types is refused', async () => {
    const answer = await site.visitor().get(`/de/api/search/autocomplete/?q=${'a'.repeat(101)}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'validation', field: 'q' }),
    ]);
  });

  test('typed words are folded', () => {
    expect(foldQuery(' Die  GROẞE Tür, Čeština ½!')).toEqual(['die', 'grosse', 'tur', 'cestina', '1', '2']);
  });
});
