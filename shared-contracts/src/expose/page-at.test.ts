import { Failure, fakeHost } from '@vestibule/testkit/fake-host';
import { EXAMPLES } from '../api/examples';
import { pageAt } from './page-at';

const at = (path: string, answers: Parameters<typeof fakeHost>[0] = {}) => {
  const fake = fakeHost({ earlier: ['/de/veranstaltungen'], ...answers });
  return { asked: fake.requests, page: pageAt(fake.context({}), path) };
};
const OLD = '/de/pageeditor-api/page/veranstaltungen';

describe('page at', () => {
  test('the page at its path, with one call', async () => {
    const { asked, page } = at('/de/besuch', { answers: { '/de/pageeditor-api/page/besuch': EXAMPLES.page } });
    expect(await page).toEqual(EXAMPLES.page);
    expect(asked).toHaveLength(1);
  });

  test('else the page where the route was before', async () => {
    expect(await at('/de/programm', { answers: { [OLD]: EXAMPLES.page } }).page).toEqual(EXAMPLES.page);
  });

  test('none is none, and a failure is not taken for that', async () => {
    await expect(at('/de/programm').page).rejects.toMatchObject({ status: 404 });
    const answers = { '/de/pageeditor-api/page/programm': new Failure(503), [OLD]: EXAMPLES.page };
    await expect(at('/de/programm', { answers }).page).rejects.toMatchObject({ status: 503 });
  });
});
