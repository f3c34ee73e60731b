import type { EventsPage, VenueDetail } from '@vestibule/contracts';
import { rooms, venues } from '../../../engines/records/tables';
import { addEvent } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('venues', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    await site.db.insert(venues).values([
      {
        key: 'a',
        name: 'Schloss',
        title: { de: 'Schloss Amselfels', en: 'Amselfels Castle' },
        access: { de: '<p>Rampe</p>' },
        address: { street: 'Weg 1', city: 'Tannlitz' },
        theme: 'castle',
      },
      { key: 'b', name: 'Hof' },
    ]);
    await site.db.insert(rooms).values([
      { key: 'r', name: 'Kapelle', title: { en: 'Chapel' }, venueId: 1, capacity: 90 },
      { key: 's', name: 'Stall', venueId: 2 },
    ]);
  });
  afterAll(() => site.close());

  test('a venue has its own rooms, in the language of the page, and one address per language', async () => {
    const answer = await site.visitor().get('/en/api/venues/1/');
    expect(answer.headers['x-tags']).toBe('venues');
    expect(answer.json<VenueDetail>()).toMatchObject({
      lang: 'en',
      title: 'Amselfels Castle',
      access: '<p>Rampe</p>',
      address: { street: 'Weg 1', zip: '', city: 'Tannlitz', country: '' },
      theme: 'castle',
      rooms: [{ id: 1, name: 'Chapel', capacity: 90 }],
      names: {
        de: 'schloss-amselfels',
        en: 'amselfels-castle',
        cs: 'schloss-amselfels',
      },
    });
  });

  test('a venue without a translated title has its name', async () => {
    expect((await site.visitor().get('/cs/api/venues/2/')).json<VenueDetail>()).toMatchObject({
      title: 'Hof',
      slug: 'hof',
    });
    expect((await site.visitor().get('/cs/api/venues/3/')).statusCode).toBe(404);
  });

  test('the events of a venue are those in its rooms, unless they are elsewhere themselves', async () => {
    await addEvent(site.db, { title: { de: 'in der Kapelle' }, date_start: '2026-11-23T20:00', roomId: 1 });
    await addEvent(site.db, { title: { de: 'im Park' }, date_start: '2026-11-24T20:00', venueId: 1 });
    await addEvent(site.db, { title: { de: 'zu Gast im Hof' }, date_start: '2026-11-25T20:00', roomId: 1, venueId: 2 });
    const titles = (await site.visitor().get('/de/api/events/?venue=1'))
      .json<EventsPage>()
      .results.map((event) => event.title);
    expect(titles).toEqual(['in der Kapelle', 'im Park']);
    expect((await site.visitor().get('/de/api/events/?venue=x')).json()).toMatchObject({
      code: 'validation',
      field: 'venue',
    });
  });

  test('all venues, as cards show them', async () => {
    const answer = await site.visitor().get('/en/api/venues/');
    expect(answer.headers['x-tags']).toBe('venues');
    expect(answer.json()).toMatchObject([
      { id: 1, lang: 'en', slug: 'amselfels-castle', title: 'Amselfels Castle', address: { street: 'Weg 1', zip: '' } },
      { id: 2, title: 'Hof', summary: '', image_obj: null },
    ]);
  });
});
