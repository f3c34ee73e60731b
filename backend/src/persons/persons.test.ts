import type { EventsPage, PersonDetail, PersonListItem } from '@vestibule/contracts';
import { eventPersons, persons, productionPersons, productions } from '../db/schema';
import { addEvent, addPicture } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let site: TestApp;
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
const ada = { key: 'ada', name: 'Dr. Ada Žáková', function: { de: 'Organistin', cs: 'Varhanice' }, department: { de: 'Musik' }, body: { de: '<p>Spielt</p>' }, image: 'ada.jpg' };

test('lists everybody in the order of entry, each in the language that there is', async () => {
  await addPicture(site.db, 'ada.jpg');
  await site.db.insert(persons).values([ada, { key: 'zoe', name: 'Zoe' }]);
  const answer = await site.visitor().get('/en/api/persons/');
  expect(answer.headers['x-tags']).toBe('persons');
  expect(answer.json<PersonListItem[]>()).toMatchObject([
    { id: 1, lang: 'de', slug: 'dr-ada-zakova', name: 'Dr. Ada Žáková', function: 'Organistin', department: 'Musik', image_obj: { alt: 'Bild ada.jpg' } },
    { id: 2, lang: 'en', slug: 'zoe', function: '', image_obj: null },
  ]);
  expect(await get('/cs/api/persons/')).toMatchObject([{ lang: 'cs', function: 'Varhanice' }, {}]);
});

test('a person has their productions, each with its next date that is not over', async () => {
  await site.db.insert(persons).values(ada);
  await site.db.insert(productions).values([
    { key: 'a', title: { de: 'Nachtmusik' } },
    { key: 'b', title: { de: 'Vorbei' } },
  ]);
  await site.db.insert(productionPersons).values([
    { productionId: 1, personId: 1 },
    { productionId: 2, personId: 1 },
  ]);
  for (const [title, date_start, productionId] of [
    ['gestern', '2026-11-20T20:00', 1],
    ['danach', '2026-11-28T20:00', 1],
    ['morgen', '2026-11-22T20:00', 1],
    ['nie mehr', '2026-11-01T20:00', 2],
  ] as const)
    await addEvent(site.db, { title: { de: title }, date_start, productionId });
  const person = await get<PersonDetail>('/de/api/persons/1/');
  expect(person).toMatchObject({ name: 'Dr. Ada Žáková', body: '<p>Spielt</p>', urls: { de: '/de/team/dr-ada-zakova/1', cs: '/cs/team/dr-ada-zakova/1' } });
  expect(person.productions).toEqual([
    { id: 1, lang: 'de', title: 'Nachtmusik', next_event: { id: 3, slug: 'morgen' } },
    { id: 2, lang: 'de', title: 'Vorbei', next_event: null },
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
  const titles = async (query: string) => (await get<EventsPage>(`/de/api/events/${query}`)).results.map((event) => event.title);
  expect(await titles('?person=1')).toEqual(['genannt', 'aus der Produktion']);
  expect(await titles('?person=2')).toEqual([]);
});

test.each(['0', 'x', '99', '99999999999'])('there is no person %s', async (id) => {
  expect((await site.visitor().get(`/de/api/persons/${id}/`)).statusCode).toBe(404);
});
