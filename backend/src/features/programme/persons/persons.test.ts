import type { EventsPage, PersonDetail, PersonListItem, TeamPage } from '@vestibule/contracts';
import { eventPersons, persons, productionPersons, productions } from '../../../engines/records/tables';
import { addEvent, addPicture } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('persons', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  const get = <T>(path: string) =>
    site
      .visitor()
      .get(path)
      .then((answer) => answer.json<T>());
  const ada = {
    key: 'ada',
    name: 'Dr. Ada Žáková',
    function: { de: 'Organistin', cs: 'Varhanice' },
    department: { de: 'Musik' },
    body: { de: '<p>Spielt</p>' },
    image: 'ada.jpg',
  };

  test('lists everybody in the order of entry, each in the language that there is', async () => {
    await addPicture(site.db, 'ada.jpg');
    await site.db.insert(persons).values([ada, { key: 'zoe', name: 'Zoe' }]);
    const answer = await site.visitor().get('/en/api/persons/');
    expect(answer.headers['x-tags']).toBe('persons');
    expect(answer.json<PersonListItem[]>()).toMatchObject([
      {
        id: 1,
        lang: 'de',
        slug: 'dr-ada-zakova',
        name: 'Dr. Ada Žáková',
        function: 'Organistin',
        department: 'Musik',
        image_obj: { alt: 'Bild ada.jpg' },
      },
      { id: 2, lang: 'en', slug: 'zoe', function: '', image_obj: null },
    ]);
    expect(await get('/cs/api/persons/')).toMatchObject([{ lang: 'cs', function: 'Varhanice' }, {}]);
  });

  describe('the team', () => {
    const department = (de: string) => ({ de, en: `${de} (en)` });
    const team = (query = '', lang = 'de') => get<TeamPage>(`/${lang}/api/team/${query}`);
    const names = async (query = '', lang = 'de') => (await team(query, lang)).results.map(({ name }) => name);

    test('has people with a department, by departments; a mere performer is a guest, with a page of their own', async () => {
      await site.db.insert(persons).values([
        { key: 'k', name: 'Karl Kasse', department: department('Kasse') },
        { key: 'g', name: 'Gina Gast', function: { de: 'Geige' } },
        { key: 'h', name: 'Hanna Haus', department: department('Haus') },
        { key: 'l', name: 'Lea Kasse', department: department('Kasse') },
      ]);
      const answer = await site.visitor().get('/de/api/team/');
      expect(answer.headers['x-tags']).toBe('persons');
      expect(answer.json<TeamPage>()).toMatchObject({
        count: 3,
        letters: [],
        results: [{ name: 'Karl Kasse' }, { name: 'Lea Kasse' }, { name: 'Hanna Haus' }],
      });
      expect(await get<PersonListItem[]>('/de/api/persons/')).toHaveLength(4);
      expect(await get<PersonDetail>('/de/api/persons/2/')).toMatchObject({ name: 'Gina Gast' });
    });

    test('is searched by name, function and department, in the language that is shown, whatever case and diacritics', async () => {
      await site.db
        .insert(persons)
        .values([{ ...ada }, { key: 'k', name: 'Karl Kasse', department: department('Empfang') }]);
      expect(await names('?q=zakova')).toEqual(['Dr. Ada Žáková']);
      expect(await names('?q=ORGAN%20ada')).toEqual(['Dr. Ada Žáková']);
      expect(await names('?q=empf')).toEqual(['Karl Kasse']);
      expect(await names('?q=(en)', 'en')).toEqual(['Karl Kasse']);
      expect(await names('?q=gana')).toEqual([]);
    });

    test('when it is large is entered by letters, page by page', async () => {
      const LETTERS = ['Žák', 'Öhm', 'Adam', 'Zoll'];
      await site.db.insert(persons).values(
        Array.from({ length: 60 }, (_, index) => ({
          key: `${index}`,
          name: `Jo ${LETTERS[index % 4]}`,
          department: department(`${index % 3}`),
        })),
      );
      const first = await team();
      expect(first).toMatchObject({
        count: 60,
        letters: ['A', 'O', 'Z'],
        next: '/de/api/team/?page_size=48&page=2',
        previous: null,
      });
      expect([...new Set(first.results.map((person) => person.department))]).toEqual(['0', '1', '2']);
      expect((await team('?page=2')).results).toHaveLength(12);
      expect(await team('?letter=Z')).toMatchObject({ count: 30, letters: ['A', 'O', 'Z'] });
      expect(new Set(await names('?letter=O'))).toEqual(new Set(['Jo Öhm']));
    });
  });

  test('a person has their productions', async () => {
    await site.db.insert(persons).values(ada);
    await site.db.insert(productions).values([
      { key: 'a', title: { de: 'Nachtmusik' } },
      { key: 'b', title: { de: 'Vorbei' } },
    ]);
    await site.db.insert(productionPersons).values([
      { productionId: 1, personId: 1 },
      { productionId: 2, personId: 1 },
    ]);
    const person = await get<PersonDetail>('/de/api/persons/1/');
    expect(person).toMatchObject({
      name: 'Dr. Ada Žáková',
      body: '<p>Spielt</p>',
      names: { de: 'dr-ada-zakova', cs: 'dr-ada-zakova' },
    });
    expect(person.productions).toEqual([
      { id: 1, lang: 'de', title: 'Nachtmusik', slug: 'nachtmusik' },
      { id: 2, lang: 'de', title: 'Vorbei', slug: 'vorbei' },
    ]);
  });

  test('the events of a person are those they are named in, and those of their productions', async () => {
    await site.db.insert(persons).values([ada, { key: 'zoe', name: 'Zoe' }]);
    await site.db.insert(productions).values({ key: 'a', title: { de: 'Nachtmusik' } });
    await site.db.insert(productionPersons).values({ productionId: 1, personId: 1 });
    const named = await addEvent(site.db, { title: { de: 'genannt' }, date_start: '2026-11-23T20:00' });
    await addEvent(site.db, { title: { de: 'aus der Produktion' }, date_start: '2026-11-24T20:00', productionId: 1 });
    await addEvent(site.db, { title: { de: 'ohne sie' }, date_start: '2026-11-25T20:00' });
    await site.db.insert(eventPersons).values({ eventId: named, personId: 1 });
    const titles = async (query: string) =>
      (await get<EventsPage>(`/de/api/events/${query}`)).results.map((event) => event.title);
    expect(await titles('?person=1')).toEqual(['genannt', 'aus der Produktion']);
    expect(await titles('?person=2')).toEqual([]);
  });

  test.each(['0', 'x', '99', '99999999999'])('there is no person %s', async (id) => {
    expect((await site.visitor().get(`/de/api/persons/${id}/`)).statusCode).toBe(404);
  });
});
