import { rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.afterEach(stopTestSites);

test('a request has one id in the logs of gateway and backend', async () => {
  const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
  const own = await rawGet(`${site.origin}/de/besuch?name=Erika`, { 'x-request-id': 'from-the-proxy-1' });
  expect(own.headers['x-request-id']).toBe('from-the-proxy-1');
  await rawGet(`${site.origin}/de/api/events/?search=Erika`, { 'x-request-id': 'from-the-proxy-2' });
  const lines = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const withId = (id: string) => lines().filter(({ reqId }) => reqId === id);
  await expect
    .poll(() => withId('from-the-proxy-1').find(({ msg, program }) => program === 'gateway' && msg === 'request'))
    .toMatchObject({ path: '/de/besuch', status: 200, cache: 'miss' });
  // Calls of the page's loaders to the backend, and calls that were passed on to it.
  for (const id of ['from-the-proxy-1', 'from-the-proxy-2'])
    await expect.poll(() => withId(id).some(({ program }) => program !== 'gateway')).toBe(true);
  expect(site.log()).not.toContain('Erika');
  expect((await rawGet(`${site.origin}/de`, { 'x-request-id': 'no good' })).headers['x-request-id']).toMatch(
    /^[\w-]{36}$/,
  );
});
