import type { RouteDeclaration } from '@vestibule/contracts';
import { tokenOf } from '../testing/fake-backend';
import { testGateway, type TestGateway } from '../testing/test-gateway';

// Statements that this file shows:
// - docs/behaviour/frame.md#language-of-the-hub

jest.mock('../compositions/running');

const everywhere = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: RouteDeclaration['id'], path: string, more: Partial<RouteDeclaration>): RouteDeclaration => ({
  id,
  path: everywhere(path),
  page: './pages/page',
  layout: 'default',
  bodyClass: 'none',
  query: [],
  hydrate: 'idle',
  ...more,
});
const HUB = '/cms-hub';
const SESSION = tokenOf(1);

let gateway: TestGateway;
describe('page language', () => {
  beforeEach(async () => {
    gateway = await testGateway({
      routes: [
        route('editor/hub', 'cms-hub', { localised: false, layout: 'dashboard' }),
        route('content-page', '*', {}),
      ],
    });
    gateway.backend.sessions.add(SESSION);
  });
  afterEach(() => gateway.close());

  /** Language that a page is rendered in. */
  async function languageOf(url: string, headers: Readonly<Record<string, string>> = {}, session?: string) {
    const cookie = session === undefined ? {} : { cookie: `sessionid=${session}` };
    const { statusCode } = await gateway.app.inject({ url, headers: { ...headers, ...cookie } });
    return statusCode === 200 ? gateway.renders.at(-1)?.lang : statusCode;
  }

  describe('the hub', () => {
    it('is in the language that the person has chosen', async () => {
      gateway.backend.languages.set(SESSION, 'cs');
      const from = { referer: 'http://localhost:80/en', 'accept-language': 'de' };
      expect(await languageOf(HUB, from, SESSION)).toBe('cs');
    });

    it('is, without a choice, in that of the page of this site that they come from', async () => {
      const from = (referer: string) => languageOf(HUB, { referer, 'accept-language': 'en' }, SESSION);
      expect(await from('http://localhost:80/cs/besuch?a=b')).toBe('cs');
      expect(await from('http://localhost:80/cms-hub/users')).toBe('en');
      expect(await from('http://elsewhere.example/cs')).toBe('en');
      expect(await from('not an address')).toBe('en');
    });

    it.each([
      [undefined, 'de'],
      ['en-GB,en;q=0.9', 'en'],
      ['fr,cs;q=0.5,en;q=0.8', 'en'],
      ['fr', 'de'],
      ['*', 'de'],
      [`${'x,'.repeat(5000)}en`, 'de'],
    ])('is in that of the browser, else in the default: %p → %s', async (header, lang) => {
      expect(await languageOf(HUB, header === undefined ? {} : { 'accept-language': header })).toBe(lang);
    });

    it('is never cached: the next person may speak another language', async () => {
      for (const lang of ['cs', 'en', 'de']) expect(await languageOf(HUB, { 'accept-language': lang })).toBe(lang);
      const { headers } = await gateway.app.inject({ url: HUB });
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['off', 'private, no-store']);
    });

    it('gives an open document data in its language, whatever was chosen elsewhere', async () => {
      gateway.backend.languages.set(SESSION, 'cs');
      const data = `/_data/${gateway.composition}${HUB}`;
      expect(await languageOf(data, { 'accept-language': 'en' }, SESSION)).toBe('en');
    });

    it('follows a new choice at once', async () => {
      gateway.backend.languages.set(SESSION, 'cs');
      expect(await languageOf(HUB, {}, SESSION)).toBe('cs');
      gateway.backend.answers.set('/api/user-language/', (_, response) => {
        gateway.backend.languages.set(SESSION, 'en');
        response.end('{}');
      });
      await gateway.app.inject({
        method: 'PATCH',
        url: '/api/user-language/',
        headers: { cookie: `sessionid=${SESSION}` },
        payload: { language: 'en' },
      });
      expect(await languageOf(HUB, {}, SESSION)).toBe('en');
    });

    it('is in the chosen language right after the login', async () => {
      gateway.backend.languages.set(SESSION, 'cs');
      gateway.backend.answers.set('/api/login/', (_, response) => {
        response.setHeader('set-cookie', `sessionid=${SESSION}; Path=/; HttpOnly`).end('{}');
      });
      await gateway.app.inject({ method: 'POST', url: '/api/login/', payload: {} });
      expect(await languageOf(HUB, {}, SESSION)).toBe('cs');
    });
  });

  it('is no matter of pages whose address has a language, or is none of the hub', async () => {
    gateway.backend.languages.set(SESSION, 'cs');
    expect(await languageOf('/en/besuch', { 'accept-language': 'cs' }, SESSION)).toBe('en');
    expect(await languageOf('/', { 'accept-language': 'cs' }, SESSION)).toBe('de');
    expect(await languageOf('/elsewhere', { 'accept-language': 'cs' })).toBe('de');
  });
});
