import type { SeriesDetail } from '@vestibule/contracts';
import { series } from '../../../engines/records/tables';
import { createTestApp, type TestApp } from '../../../testing/test-app';

let site: TestApp;
describe('series', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(() => site.reset());
  afterAll(() => site.close());

  test('a series has its texts in the language that there is, and an address in every language', async () => {
    await site.db.insert(series).values({
      key: 's',
      name: 'Orgel um halb acht',
      title: { de: 'Orgel um halb acht', en: 'Organ at Half Past Seven' },
      body: { de: '<p>Eine Stunde</p>' },
    });
    const answer = await site.visitor().get('/cs/api/series/1/');
    expect(answer.headers['x-tags']).toBe('series');
    expect(answer.json<SeriesDetail>()).toMatchObject({
      lang: 'de',
      title: 'Orgel um halb acht',
      body: '<p>Eine Stunde</p>',
      image_obj: null,
      names: {
        de: 'orgel-um-halb-acht',
        en: 'organ-at-half-past-seven',
        cs: 'orgel-um-halb-acht',
      },
    });
  });

  test.each(['2', 'x'])('there is no series %s', async (id) => {
    expect((await site.visitor().get(`/de/api/series/${id}/`)).statusCode).toBe(404);
  });
});
