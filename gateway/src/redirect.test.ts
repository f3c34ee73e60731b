import type { RouteDeclaration } from '@vestibule/contracts';
import { REDIRECT_PAYLOADS } from '@vestibule/testkit/redirect-payloads';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tokenOf } from './testing/fake-backend';
import { testGateway, type TestGateway } from './testing/test-gateway';

// Statements that this file shows:
// - docs/behaviour/interface.md#redirects

jest.mock('./compositions/running');

const ORIGIN = 'http://museum.example';
const agent = new Agent({ keepAlive: true });
let gateway: TestGateway;
let address: { readonly host: string; readonly port: number };
describe('redirect', () => {
  beforeAll(async () => {
    gateway = await testGateway();
    const { hostname, port } = new URL(await gateway.app.listen({ port: 0, host: '127.0.0.1' }));
    address = { host: hostname, port: Number(port) };
  });
  afterAll(() => {
    agent.destroy();
    return gateway.close();
  });

  /** Sent unchanged: `inject` would parse the address first. */
  async function locationOf(path: string): Promise<string | undefined> {
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ ...address, path, agent, headers: { host: 'museum.example' } }, resolve).once('error', reject),
    );
    response.resume();
    await once(response, 'end');
    expect(response.statusCode).toBeLessThan(500);
    return response.headers.location;
  }
  /** A browser may read an address that cannot be parsed here. */
  const isAway = (location: string | undefined) =>
    location !== undefined &&
    (!URL.canParse(location, ORIGIN) || new URL(location, ORIGIN).origin !== ORIGIN || /[\s\\]/.test(location));
  /** A payload in the characters of a request line. */
  const asTarget = (payload: string) => payload.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));

  test('a preview ends on this site, whatever its target', async () => {
    const away: string[] = [];
    for (const payload of REDIRECT_PAYLOADS.filter((_, index) => index % 13 === 0)) {
      for (const to of [encodeURIComponent(payload), asTarget(payload)])
        if (isAway(await locationOf(`/_preview/end?to=${to}`))) away.push(payload);
    }
    expect(away).toEqual([]);
    expect(await locationOf('/_preview/end?to=/de/besuch%3Fa=1')).toBe('/de/besuch?a=1');
  });

  test('no address of a page is redirected away, with or without a version', async () => {
    const targets = new Set(
      REDIRECT_PAYLOADS.filter((_, index) => index % 29 === 1).map(
        (payload) => `/${asTarget(payload).replace(/^\//, '')}`,
      ),
    );
    const away: string[] = [];
    for (const target of targets)
      for (const url of [target, `${target}?v=1`, `/${target}?v=1`]) if (isAway(await locationOf(url))) away.push(url);
    expect(away).toEqual([]);
    expect(await locationOf('//x//evil?v=1')).toBe('/x/evil?v=1');
    expect(await locationOf('/de/besuch?v=1&a=2')).toBe('/de/besuch?a=2');
  });

  describe('the old address of a redirect', () => {
    let other: TestGateway;
    beforeAll(async () => {
      other = await testGateway();
      const redirects = [
        { old_path: '/de/führungen', new_path: '/de/besuch/führung' },
        { old_path: '/de/alt/', new_path: '/de/neu' },
        { old_path: '/de/f%C3%BCr%20Kinder', new_path: '/de/familie' },
      ];
      other.backend.answers.set('/de/pageeditor-api/redirect', (_, response) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(redirects)),
      );
    });
    afterAll(() => other.close());

    it.each([
      ['/de/f%C3%BChrungen', '/de/besuch/f%C3%BChrung'],
      ['/de/f%c3%bchrungen/', '/de/besuch/f%C3%BChrung'],
      // As macOS writes file names.
      ['/de/fu%CC%88hrungen', '/de/besuch/f%C3%BChrung'],
      ['/de/alt', '/de/neu'],
      ['/de/alt/', '/de/neu'],
      ['/de/f%C3%BCr%20Kinder', '/de/familie'],
    ])('is found in the spelling %s', async (url, location) => {
      expect((await other.app.inject({ url })).headers.location).toBe(location);
    });
  });

  test('an editor’s redirect leads to a page of this site, or home', async () => {
    const pages = [
      { old_path: '/de/alt', new_path: '/de/neu?a=1#b' },
      { old_path: '/de/fort', new_path: '//evil.example' },
    ];
    const other = await testGateway();
    other.backend.answers.set('/de/pageeditor-api/redirect', (_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(pages)),
    );
    try {
      expect((await other.app.inject({ url: '/de/alt' })).headers.location).toBe('/de/neu?a=1#b');
      expect(
        (await other.app.inject({ url: '/de/fort', headers: { cookie: `sessionid=${tokenOf(1)}` } })).headers.location,
      ).toBe('/');
    } finally {
      await other.close();
    }
  });

  test('the records of a list that has moved follow it; a page below it does not', async () => {
    const pages = [
      { old_path: '/cs/udalosti', new_path: '/cs/veranstaltungen' },
      { old_path: '/cs/venku', new_path: 'https://example.org/programm' },
      { old_path: '/cs/udalosti/vernisaz/8', new_path: '/cs/vystava' },
    ];
    const other = await testGateway();
    other.backend.answers.set('/cs/pageeditor-api/redirect', (_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(pages)),
    );
    const goals = async (...paths: string[]) =>
      Promise.all(paths.map(async (url) => (await other.app.inject({ url })).headers.location));
    try {
      expect(await goals('/cs/udalosti', '/cs/udalosti/koncert/7', '/cs/udalosti/vernisaz/8')).toEqual([
        '/cs/veranstaltungen',
        '/cs/veranstaltungen/koncert/7',
        '/cs/vystava',
      ]);
      expect(
        await goals('/cs/udalosti/doprava', '/cs/udalosti/a/b/7', '/cs/venku/koncert/7', '/cs/jine/koncert/7'),
      ).toEqual([undefined, undefined, undefined, undefined]);
    } finally {
      await other.close();
    }
  });

  describe('a route that has moved', () => {
    const everywhere = (path: string) => ({ de: path, en: path, cs: path });
    const page = { page: './pages/page', layout: 'default', bodyClass: 'cms', hydrate: 'idle' } as const;
    const routes: RouteDeclaration[] = [
      { ...page, id: 'events', path: everywhere('programm'), query: ['room'] },
      { ...page, id: 'events-slug-id', path: everywhere('programm/:slug/:id') },
      { ...page, id: 'shop/counter', path: everywhere('counter/:id'), replaces: ['hub/desk'] },
      { ...page, id: 'content-page', path: everywhere('*') },
    ];
    const former = [
      { id: 'events', path: everywhere('veranstaltungen') },
      { id: 'events-slug-id', path: everywhere('veranstaltungen/:slug/:id') },
      { id: 'hub/desk', path: everywhere('desk/:id') },
    ] as const;

    let site: TestGateway;
    beforeAll(async () => {
      site = await testGateway({ routes, former });
      const list = [
        { old_path: '/de/programm', new_path: '/de/veranstaltungen' },
        { old_path: '/de/kalender', new_path: '/de/veranstaltungen?today=1#heute' },
      ];
      site.backend.answers.set('/de/pageeditor-api/redirect', (_, response) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(list)),
      );
    });
    afterAll(() => site.close());
    const ask = async (url: string) => {
      const { statusCode, headers } = await site.app.inject({ url });
      return [statusCode, headers.location, headers['cache-control']];
    };

    test.each([
      ['/de/veranstaltungen', '/de/programm'],
      ['/cs/veranstaltungen?room=3&a=%20', '/cs/programm?room=3&a=%20'],
      ['/en/veranstaltungen/night/7', '/en/programm/night/7'],
      ['/de/kalender', '/de/programm?today=1#heute'],
      ['/de/desk/7?a=1', '/de/counter/7?a=1'],
    ])('%s leads to %s, and no browser keeps that', async (from, to) =>
      expect(await ask(from)).toEqual([301, to, 'no-store']),
    );

    test.each(['/de/programm', '/de/programm/nacht/7', '/de/besuch'])('%s is a page', async (path) =>
      expect((await ask(path))[0]).toBe(200),
    );

    test('the data of its page is where its page is, for compositions that render and for others', async () => {
      const to = `/_data/${site.composition}/de/programm?room=3`;
      expect(await ask(`/_data/${site.composition}/de/veranstaltungen?room=3`)).toEqual([302, to, 'no-store']);
      expect((await ask(to))[0]).toBe(200);
      expect((await ask('/_data/gone/de/veranstaltungen'))[0]).toBe(204);
    });
  });
});
