import { LANGUAGES } from '@vestibule/contracts';
import {
  articles,
  articleTags,
  eventTags,
  events,
  exhibitions,
  forms,
  persons,
  productionPersons,
  productions,
  productionTags,
  redirects,
  seatGroups,
  seatPlans,
  series,
  teasers,
  venues,
} from '../../engines/records/tables';
import { documents } from '../db/tables';
import { addEvent, addPage, addPicture, addRoom, addSeats, addTerm } from '../../testing/fixtures';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { reads as allReads } from './testing/calls';

/** Every read of the contract, on records that use every field, is answered as the contract says in every language. */
let site: TestApp;
let eventId: number;
describe('answers', () => {
  beforeAll(async () => {
    site = await createTestApp();
    const { db } = site;
    await addPicture(db, 'a.jpg');
    const [roomId, typeId] = [await addRoom(db, 'Saal'), await addTerm(db, 'type', 'Konzert')];
    const tagId = await addTerm(db, 'tag', 'Intern', false);
    await addTerm(db, 'genre', 'Jazz');
    eventId = await addEvent(db, {
      title: { cs: 'Noc' },
      date_start: '2026-11-22T20:00',
      roomId,
      typeId,
      image: 'a.jpg',
      idJet: 'J1',
    });
    await addSeats(db, eventId, {
      capacity: 10,
      slots: ['10:00'],
      prices: [{ price: '0.00' }, { price: '9.50', text: 'Ermäßigt' }],
    });
    await db.insert(seatPlans).values({ key: 'sp', name: 'Konzert', rows: 'A: 1, 2w, 3c Parkett' });
    await db.update(events).set({ seatPlanId: 1 });
    await db.insert(seatGroups).values({ eventId, key: 'parkett', seats: 'Parkett' });
    await addPage(db, { de: '/de/besuch', en: '/en/besuch', cs: '/cs/besuch' }, { ogImage: 'a.jpg' });
    await db.insert(redirects).values({ oldPath: '/alt', newPath: '/de/besuch' });
    await db.insert(series).values({ key: 's', name: 'Reihe', showInFilter: false });
    await db.insert(persons).values({ key: 'p', name: 'Ada', function: { cs: 'Varhanice' }, image: 'a.jpg' });
    await db.insert(venues).values({ key: 'v', name: 'Haus', latitude: 50.5, image: 'a.jpg' });
    await db.insert(forms).values({ key: 'f', title: { en: 'Contact' } });
    await db.insert(teasers).values({ key: 't', position: '2026-11-23', headline: { de: 'Teaser' }, image: 'a.jpg' });
    // The first of each kind, as the event is.
    const [categoryId, seasonId] = [await addTerm(db, 'category', 'Haus'), await addTerm(db, 'season', '2026/27')];
    await db.insert(articles).values({
      key: 'a',
      title: { cs: 'Článek' },
      body: { de: '<p>Text</p>' },
      date: '2026-11-20',
      author: 'Ada',
      categoryId,
      image: 'a.jpg',
    });
    await db.insert(articleTags).values({ articleId: eventId, termId: tagId });
    await db.insert(eventTags).values({ eventId, termId: tagId });
    await db.insert(productions).values({
      key: 'p',
      title: { cs: 'Noc' },
      dateFrom: '2026-11-01',
      dateTo: '2026-12-01',
      seasonId,
      typeId,
      image: 'a.jpg',
    });
    await db.insert(exhibitions).values({ key: 'x', title: { cs: 'Výstava' }, dateFrom: '2026-11-01', image: 'a.jpg' });
    await db.insert(productionPersons).values({ productionId: eventId, personId: 1 });
    await db.insert(productionTags).values({ productionId: eventId, termId: tagId });
    await db.insert(documents).values({
      name: 'settings',
      value: {
        share_image: 'a.jpg',
        design: { errors: { 404: { cs: '<p>Nic</p>' } } },
        opening_hours: [{ weekdays: [6], time_from: '10:00', time_to: '18:00' }],
      },
    });
  });
  afterAll(() => site.close());

  /** With tests of their own: records that editors find missing, and those behind a link. */
  const OTHERS: readonly string[] = [
    'container',
    'order',
    'waitingPlace',
    'ticketsPdf',
    'ticketsCalendar',
    'invoicePdf',
  ];
  const reads = allReads.filter(([name, { right }]) => right === 'anyone' && !OTHERS.includes(name));
  const addressIn = (lang: string, path: string) =>
    path
      .replace('{lang}', lang)
      .replace('{path}', 'besuch')
      .replace('{id}', String(eventId))
      .replace('{status}', '404');

  test.each(reads.filter(([, { response }]) => !('file' in response)))('%s', async (_, { path, response, bare }) => {
    if ('file' in response) throw new TypeError('Files have no schema');
    const schema = response;
    const urls = LANGUAGES.map((lang) => addressIn(lang, path));
    if (bare) urls.push(path.replace('/{lang}', '').replace('{id}', String(eventId)).replace('{status}', '404'));
    for (const url of new Set(urls)) {
      const { statusCode, headers, ...answer } = await site.visitor().get(url);
      expect(statusCode).toBe(200);
      expect(() => void schema.validateSync(answer.json(), { strict: true })).not.toThrow();
      expect(headers['x-content-type-options']).toBe('nosniff');
      // Whatever may be stored says what purges it; whatever has no tags may not be stored.
      expect(headers['cache-control']).toBe(headers['x-tags'] ? 'no-cache' : 'private, no-store');
      expect((await site.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    }
  });

  test.each(reads.filter(([, { response }]) => 'file' in response))('file of %s', async (_, { path, response }) => {
    for (const lang of LANGUAGES) {
      const { statusCode, headers, body } = await site.visitor().get(addressIn(lang, path));
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('file' in response && response.file);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(body).not.toBe('');
    }
  });

  test('options say whether they are for the filter', async () => {
    expect((await site.visitor().get('/de/api/event-tags/')).json()).toMatchObject([
      { name: 'Intern', slug: 'intern', show_in_filter: false },
    ]);
    expect((await site.visitor().get('/de/api/series/')).json()).toMatchObject([
      { name: 'Reihe', slug: 'reihe', show_in_filter: false },
    ]);
    expect((await site.visitor().get('/de/api/rooms/')).json()).toMatchObject([
      { name: 'Saal', slug: 'saal', show_in_filter: true },
    ]);
  });

  test('a shared picture has an address that never changes its content', async () => {
    expect((await site.visitor().get('/pageeditor-api/settings')).json()).toMatchObject({
      share_image: expect.stringMatching(/^\/media\/[0-9a-f]{16}\/1280\.jpg$/),
    });
  });
});
