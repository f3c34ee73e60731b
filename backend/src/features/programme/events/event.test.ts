import type { EventDetail } from '@vestibule/contracts';
import { mediaFiles } from '../../../engines/media/tables';
import { eventPersons, persons, productions, venues } from '../../../engines/records/tables';
import { addEvent, addPicture } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('events: event', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());
  const event = async (id: number, lang = 'de') =>
    (await site.visitor().get(`/${lang}/api/events/${id}/`)).json<EventDetail>();
  const add = (title: string, date_start: string, more: Partial<Parameters<typeof addEvent>[1]> = {}) =>
    addEvent(site.db, { title: { de: title }, date_start, ...more });

  describe('an event', () => {
    test('shows everything that belongs to it', async () => {
      await addPicture(site.db, 'a.jpg');
      const [venue] = await site.db
        .insert(venues)
        .values({
          key: 'v',
          name: 'Schloss',
          title: { en: 'Castle' },
          address: { street: 'Weg 1', zip: '01000', city: 'Ort' },
          theme: 'castle',
          latitude: 50.5,
        })
        .returning();
      const [production] = await site.db
        .insert(productions)
        .values({ key: 'p', title: { de: 'Große Oper' } })
        .returning();
      const [person] = await site.db
        .insert(persons)
        .values({ key: 'x', name: 'Ada', function: { de: 'Regie' } })
        .returning();
      const shared = { productionId: production?.id ?? null };
      const id = await addEvent(site.db, {
        title: { de: 'Oper', en: 'Opera' },
        text: { de: '<p>x</p>' },
        date_start: '2026-03-28T19:00',
        duration_minutes: 90,
        venueId: venue?.id ?? null,
        image: 'a.jpg',
        ...shared,
      });
      const later = await addEvent(site.db, { title: { de: 'Oper' }, date_start: '2026-12-24T19:00', ...shared });
      await site.db.insert(eventPersons).values({ eventId: id, personId: person?.id ?? 0 });
      expect(await event(id, 'en')).toMatchObject({
        lang: 'en',
        slug: 'opera',
        names: {
          de: 'oper',
          en: 'opera',
          cs: 'oper',
        },
        text: '<p>x</p>',
        date_start: '2026-03-28T19:00:00+01:00',
        date_end: '2026-03-28T20:30:00+01:00',
        duration_minutes: 90,
        venue: { name: 'Castle' },
        venue_detail: {
          address: { zip: '01000' },
          address_line: 'Weg 1, 01000 Ort',
          theme: 'castle',
          latitude: 50.5,
          longitude: null,
        },
        production: { title: 'Große Oper', slug: 'grosse-oper' },
        persons: [{ name: 'Ada', function: 'Regie' }],
        other_dates: [{ id: later, date_start: '2026-12-24T19:00:00+01:00', slug: 'oper' }],
        image_obj: { width: 1600, alt: 'Bild a.jpg' },
        image_thumbnails: { small: expect.stringMatching(/^\/media\/[0-9a-f]{16}\/320\.jpg$/) },
      });
    });

    test('has the offset of its own zone, and a slug whatever its title', async () => {
      const id = await add('日本', '2026-07-01T19:00', { timezone: 'America/New_York' });
      expect(await event(id)).toMatchObject({
        date_start: '2026-07-01T19:00:00-04:00',
        slug: `event-${id}`,
        date_end: null,
      });
    });

    test('can be heard: each recording with its address, its type and the language of its title', async () => {
      const file = (name: string, hash: string) => ({ file: name, hash: hash.repeat(64), type: 'audio/mpeg' as const });
      await site.db.insert(mediaFiles).values([file('a.mp3', 'a'), file('b.mp3', 'b')]);
      const audio = [
        { file: 'b.mp3', title: { de: 'Zugabe' } },
        { file: 'gone.mp3', title: { de: 'Fort' } },
        { file: 'a.mp3', title: { de: 'Satz', en: 'Movement' } },
      ];
      const id = await add('Konzert', '2026-11-22T19:00', { audio });
      expect((await event(id, 'en')).audio).toEqual([
        { title: 'Zugabe', lang: 'de', url: `/media/audio/${'b'.repeat(16)}.mp3`, type: 'audio/mpeg' },
        { title: 'Movement', lang: 'en', url: `/media/audio/${'a'.repeat(16)}.mp3`, type: 'audio/mpeg' },
      ]);
    });

    test('is 404 when it is offline', async () => {
      const id = await add('geheim', '2026-11-22T19:00', { isOnline: false });
      expect((await site.visitor().get(`/de/api/events/${id}/`)).statusCode).toBe(404);
    });

    test('names the tags that it depends on', async () => {
      const id = await add('a', '2026-11-22T19:00');
      expect((await site.visitor().get(`/de/api/events/${id}/`)).headers['x-tags']).toBe(`event:${id},events`);
      expect((await site.visitor().get('/de/api/events/')).headers['x-tags']).toBe('events');
    });
  });
});
