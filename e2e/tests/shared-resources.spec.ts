import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@vestibule/contracts';
import { expect, test } from '@playwright/test';
import { bookableEvent } from '../fixtures/bookable-event';
import { newBuyer, offerOf } from '../fixtures/buyer';
import { startCrowding } from '../fixtures/crowding-clients';
import { rawGet } from '../fixtures/raw-get';
import { EDITOR } from '../fixtures/seed';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';

test.afterEach(stopTestSites);

const VICTIM = '203.0.113.200';

const PAGES = ['/de', '/de/veranstaltungen', '/de/produktionen', '/de/news', '/de/team'];

/** Paths of all sizes of the pictures that these pages show; the first is made already. */
async function pictures({ origin }: TestSite): Promise<readonly string[]> {
  const html = await Promise.all(PAGES.map(async (path) => (await rawGet(origin + path)).body.toString()));
  const ids = new Set(html.join('').match(/(?<=\/media\/)\w+(?=\/\d)/g));
  const paths = [...ids].flatMap((id) =>
    IMAGE_FORMATS.flatMap((format) => IMAGE_WIDTHS.map((width) => `/media/${id}/${width}.${format}`)),
  );
  expect((await rawGet(origin + (paths[0] ?? ''))).status).toBe(200);
  return paths;
}

/** Responses of the site for a visitor at this address: a finished picture, a login, a cart and its checkout. */
async function useSite(site: TestSite, picture: string, address: string, offer: ReturnType<typeof offerOf>) {
  const buyer = newBuyer(site.origin, offer, address);
  const from = { 'x-forwarded-for': address };
  return {
    picture: (await rawGet(site.origin + picture, from)).status,
    token: (await buyer.begin()).status,
    cart: (await buyer.hold(1)).status,
    checkout: (await buyer.get('/de/webshop/checkout')).status,
    login: await login(site, from),
  };
}

async function login({ origin }: TestSite, from: Readonly<Record<string, string>>): Promise<number> {
  const csrf = await fetch(`${origin}/api/csrf/`, { headers: from });
  if (!csrf.ok) return csrf.status;
  const { csrftoken } = (await csrf.json()) as { csrftoken: string };
  const cookie = csrf.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const answer = await fetch(`${origin}/api/login/`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json', cookie: cookie.join('; '), 'X-CSRFToken': csrftoken },
    body: JSON.stringify({ email: EDITOR.email, password: EDITOR.password }),
  });
  return answer.status;
}

const SERVED = { picture: 200, token: 200, cart: 200, checkout: 200, login: 200 };

/** A site that is crowded, and the responses for a visitor at `address` meanwhile. */
async function crowded(env: Readonly<Record<string, string>>, request: Parameters<typeof bookableEvent>[0]) {
  const site = await startTestSite({ env, ownPictures: true });
  const offer = offerOf(await bookableEvent(request, site.origin));
  const [finished = '', ...unmade] = await pictures(site);
  expect(unmade.length).toBeGreaterThan(150);
  const crowd = startCrowding(site.origin, unmade, (client) => `203.0.113.${client + 1}`);
  try {
    // It has come to its bounds.
    await expect.poll(() => crowd.statuses.filter((status) => status === 503).length).toBeGreaterThan(50);
    return await useSite(site, finished, VICTIM, offer);
  } finally {
    crowd.stop();
  }
}

test('clients that use their full share keep no picture, login, cart or checkout from another', async ({ request }) => {
  expect(await crowded({ TRUSTED_PROXIES: '127.0.0.0/8' }, request)).toEqual(SERVED);
});

test('control: where all of them are one client to the site, the visitor is refused', async ({ request }) => {
  // Nobody's word about addresses is believed: everybody comes from this machine.
  expect(await crowded({}, request)).not.toEqual(SERVED);
});
