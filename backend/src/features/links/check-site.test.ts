import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkSite } from './check-site';
import type { hostKind } from './public-host';

const SITE = 'https://www.example.org';
type Answers = Record<string, { readonly status?: number; readonly body?: string; readonly location?: string }>;

const asked: string[] = [];
let answers: Answers = {};
const server = createServer(({ url = '' }, response) => {
  asked.push(url);
  const { status = 200, body = '', location } = answers[url] ?? { status: 404 };
  response.writeHead(status, location === undefined ? {} : { location }).end(body);
});
let gatewayUrl = '';
describe('check site', () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    gatewayUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    asked.length = 0;
  });

  /** `localhost`, where the server is as well, stands for the internet here. */
  const kindOf: typeof hostKind = (name) =>
    Promise.resolve(name === 'localhost' ? 'public' : name === 'gone.example' ? 'missing' : 'private');
  const outside = (path: string) => `${gatewayUrl.replace('127.0.0.1', 'localhost')}${path}`;
  const check = (stopped = new AbortController().signal) =>
    checkSite({ gatewayUrl, siteOrigins: [SITE], stopped, kindOf, lookup: dns.lookup });
  const link = (href: string) => `<a href="${href.replace('&', '&amp;')}">there</a>`;
  const sitemap = (...paths: string[]) => ({
    body: `<urlset>${paths.map((path) => `<url><loc>${SITE}${path}</loc></url>`).join('')}</urlset>`,
  });

  test('links that lead nowhere, on the site and outside, with the pages that have them', async () => {
    answers = {
      '/sitemap.xml': { body: `<sitemapindex><sitemap><loc>${SITE}/sitemap-1.xml</loc></sitemap></sitemapindex>` },
      '/sitemap-1.xml': sitemap('/de', '/de/besuch'),
      '/de': {
        body: [link('/de/weg'), link('/de/besuch?a=1&b=2#oben'), link('mailto:a@example.org'), link('#a')].join(''),
      },
      '/de/besuch': { body: [link('/de/weg'), link(outside('/old')), link(outside('/fine')), link('/moved')].join('') },
      '/moved': { status: 301, location: `${SITE}/de/nirgends` },
      '/old': { status: 410 },
      '/fine': {},
    };
    expect(await check()).toEqual([
      { href: '/de/weg', status: 404, page: '/de', pages: 2 },
      { href: outside('/old'), status: 410, page: '/de/besuch', pages: 1 },
      { href: '/moved', status: 404, page: '/de/besuch', pages: 1 },
    ]);
    expect(asked.filter((path) => path === '/de/weg')).toHaveLength(1);
    expect(asked).not.toContain('/de/besuch?a=1&b=2');
  });

  test('a temporary failure is not broken; a host that does not exist is, where there is a network', async () => {
    answers = {
      '/sitemap.xml': sitemap('/de'),
      '/de': { body: [link('/ill'), link('https://gone.example/x')].join('') },
      '/ill': { status: 503 },
    };
    expect(await check()).toEqual([]);
    answers['/de'] = { body: `${answers['/de']?.body ?? ''}${link(outside('/ill'))}` };
    expect(await check()).toEqual([{ href: 'https://gone.example/x', status: null, page: '/de', pages: 1 }]);
  });

  test('no link reaches into the house’s own network, not by a redirect either', async () => {
    answers = {
      '/sitemap.xml': sitemap('/de'),
      '/de': { body: [link(outside('/hop')), link('http://[::1]:9/'), link('http://192.168.0.1/admin')].join('') },
      '/hop': { status: 302, location: 'http://10.0.0.1/secret' },
    };
    expect(await check()).toEqual([]);
  });

  test('a link of the site whose path begins with two slashes asks the site, not the host that it names', async () => {
    const inside: string[] = [];
    const internal = createServer(({ url = '' }, response) => {
      inside.push(url);
      response.end();
    });
    await new Promise<void>((resolve) => internal.listen(0, '127.0.0.1', resolve));
    const { port } = internal.address() as AddressInfo;
    answers = {
      '/sitemap.xml': sitemap('/de'),
      '/de': { body: link(`${SITE}//127.0.0.1:${port}/latest/meta-data/`) },
    };
    expect(await check()).toMatchObject([{ status: 404 }]);
    expect(inside).toEqual([]);
    await new Promise((resolve) => internal.close(resolve));
  });

  test('a name that leads into the network once it is connected to is not asked', async () => {
    answers = { '/sitemap.xml': sitemap('/de'), '/de': { body: link(outside('/fine')) }, '/fine': {} };
    const isPublic: typeof hostKind = () => Promise.resolve('public');
    await checkSite({ gatewayUrl, siteOrigins: [SITE], stopped: new AbortController().signal, kindOf: isPublic });
    expect(asked).not.toContain('/fine');
  });

  test('a site that cannot be read, or a check that is ended, says nothing', async () => {
    answers = { '/sitemap.xml': { status: 503 } };
    expect(await check()).toBeUndefined();
    answers = { '/sitemap.xml': sitemap('/de') };
    expect(await check(AbortSignal.abort())).toBeUndefined();
  });
});
