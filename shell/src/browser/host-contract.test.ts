/** @jest-environment jsdom */
import { RootStore, type RemoteManifest, type RouteName } from '@vestibule/contracts';
import { createI18n } from '@vestibule/contracts/i18n';
import { RouteTable } from '@vestibule/contracts/site/match';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import { hostContract, type Answers } from '@vestibule/testkit/host-contract';
import type { AppHost } from '../app/app-host';
import { createHost } from '../app/create-host';
import { renderSearchBox } from '../layout/search-box/late-search-box';
import { createBrowserApi } from './api';
import { PageData } from './page-data';

const same = (path: string) => ({ de: path, en: path, cs: path });
const route = (id: RouteName, path: RemoteManifest['routes'][number]['path']) =>
  ({
    id,
    path,
    page: './pages/a',
    layout: 'default',
    bodyClass: 'cms',
    hydrate: 'idle',
  }) satisfies RemoteManifest['routes'][number];
const FILE = { path: 'browser/a.js', integrity: '' };
const remote: RemoteManifest = {
  name: 'all',
  version: '1.0.0',
  contracts: '^1.0.0',
  routes: [
    route('content-page', same('*')),
    route('search', same('search/:category?/:page?')),
    route('events', { ...same('veranstaltungen'), en: 'events' }),
    route('events-slug-id', { ...same('veranstaltungen/:slug/:id'), en: 'events/:slug/:id' }),
  ],
  slots: [],
  exposes: {},
  entry: FILE,
  server: FILE,
  translations: {},
  files: [],
};
const composition: SiteComposition = { id: 'a', remotes: [remote] };
const NOT_FOUND = { status: 404, body: { code: 'not_found', message: 'This page could not be found' } };

/** The browser's host over a network with given responses. */
function realHost(answers: Answers) {
  globalThis.fetch = (input) => {
    const { status = 200, body } = answers[input as string] ?? NOT_FOUND;
    return Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(body) } as unknown as Response);
  };
  const reported: unknown[] = [];
  const nothing = () => Promise.reject(new Error('there is no remote'));
  const host: AppHost = createHost({
    lang: 'de',
    store: new RootStore(),
    i18n: createI18n('de'),
    composition,
    exposes: { load: nothing, hydrate: nothing, peek: () => undefined },
    api: createBrowserApi('de', () => undefined),
    excluded: new Set(),
    loaderTimeoutMs: 1000,
    origin: 'https://example.org',
    report: (error) => void reported.push(error),
    showMedia: () => () => undefined,
    renderSearchBox,
    pageData: <D>(path: string) =>
      data.dataOf(new URL(path, 'https://example.org'), new AbortController().signal) as Promise<D>,
  });
  const data = new PageData(host, new RouteTable(composition, 'de'));
  return { host, reported };
}

hostContract('the browser’s host', realHost);
