import { expect, test, type APIRequestContext } from '@playwright/test';
import { untilCached } from '../fixtures/raw-get';
import { EDITOR } from '../fixtures/seed';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';

/** One for all: a killed backend is started again, a stopped one goes on; the last test ends it for good. */
let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ database: 'embedded' });
});
test.afterAll(stopTestSites);

/** `DRILL_ROUNDS` for more. */
const KILLS = Number(process.env['DRILL_ROUNDS'] ?? 2);

/** Logs in over HTTP; returns the header that writes need. */
async function login(request: APIRequestContext, origin: string): Promise<{ 'X-CSRFToken': string }> {
  const csrf = async () =>
    ((await (await request.get(`${origin}/api/csrf/`)).json()) as { csrftoken: string }).csrftoken;
  const answer = await request.post(`${origin}/api/login/`, {
    data: { email: EDITOR.email, password: EDITOR.password },
    headers: { 'X-CSRFToken': await csrf() },
  });
  expect(answer.status()).toBe(200);
  return { 'X-CSRFToken': await csrf() };
}

test('kill -9 of the backend during writes loses nothing that was acknowledged', async ({ request }) => {
  const headers = await login(request, site.origin);
  const page = (await (await request.get(`${site.origin}/de/pageeditor-api/page/besuch`)).json()) as { id: number };
  const acknowledged: { id: number; content: string }[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    let writing = true;
    const writer = (async () => {
      for (let index = 0; writing; index += 1) {
        const content = `Runde ${round}, Nummer ${index}`;
        const answer = await request
          .post(`${site.origin}/de/pageeditor-api/headline`, {
            data: { page: page.id, content, headline_level: 3 },
            headers,
          })
          .catch(() => undefined);
        if (answer?.ok()) acknowledged.push({ id: ((await answer.json()) as { id: number }).id, content });
      }
    })();
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 3);
    site.backend.child?.kill('SIGKILL');
    writing = false;
    await writer;
    await expect
      .poll(() =>
        request.get(`${site.origin}/api/health/`).then(
          (answer) => answer.status(),
          () => 0,
        ),
      )
      .toBe(200);
  }
  const after = (await (await request.get(`${site.origin}/de/pageeditor-api/page/besuch`)).json()) as {
    modules: { id: number; content?: string }[];
  };
  const found = new Map(after.modules.map(({ id, content }) => [id, content]));
  expect(acknowledged.length).toBeGreaterThan(KILLS * 3);
  expect(acknowledged.filter(({ id, content }) => found.get(id) !== content)).toEqual([]);
});

test('pages are served from the cache while the backend hangs, and one that is not cached is refused in time', async ({
  request,
}) => {
  await untilCached(`${site.origin}/de/besuch`);
  site.backend.child?.kill('SIGSTOP');
  try {
    const page = await request.get(`${site.origin}/de/besuch`);
    expect(page.status()).toBe(200);
    // Not the page of the next test: the backend may still answer this request when it goes on.
    const never = await request.get(`${site.origin}/en/visit`);
    expect(never.status()).toBe(503);
    expect(never.headers()['retry-after']).toBeDefined();
  } finally {
    site.backend.child?.kill('SIGCONT');
  }
});

test('pages and pictures are served without the backend while it is down, and bookings say so', async ({ request }) => {
  const [address = ''] =
    /\/media\/[0-9a-f]{16}\/\d+\.webp/.exec(await (await request.get(`${site.origin}/de`)).text()) ?? [];
  const picture = () => request.get(site.origin + address);
  const made = await (await picture()).body();
  await untilCached(`${site.origin}/de/besuch`);
  // A process that is started again at once would hide the failure.
  await site.backend.stop();
  const page = await request.get(`${site.origin}/de/besuch`);
  expect(page.status()).toBe(200);
  const shown = await picture();
  expect([shown.status(), (await shown.body()).equals(made)]).toEqual([200, true]);
  const api = await request.get(`${site.origin}/de/api/events/`);
  expect(api.status()).toBe(503);
  expect(await api.json()).toMatchObject({ code: 'unavailable' });
  const never = await request.get(`${site.origin}/de/besuch/anreise`);
  expect(never.status()).toBe(503);
  expect(await never.text()).toContain('Einen Moment bitte');
  expect(await never.text()).not.toContain('offline');
});
