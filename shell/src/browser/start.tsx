import { isSignedIn, readCartCookies, RootStore, type Href } from '@vestibule/contracts';
import { readCookies } from '@vestibule/contracts/browser-data';
import { RouteTable } from '@vestibule/contracts/site/match';
import { hrefOf, type SiteComposition } from '@vestibule/contracts/site/site';
import { startTransition, StrictMode, useSyncExternalStore } from 'react';
import { hydrateRoot, type Root as ReactRoot } from 'react-dom/client';
import type { AppHost } from '../app/app-host';
import { createHost } from '../app/create-host';
import { STATE_ELEMENT_ID, type PageState } from '../app/page-state';
import { Consent } from '../consent/consent';
import { createBrowserApi } from './api';
import { LoadPause } from './load-pause';
import { followPlainLinks } from './plain-links';
import { fetchJson } from './fetch-json';
import { FederatedExposes } from './federated-exposes';
import { afterInput, wake } from './first-input';
import { loadI18n } from './i18n';
import { Navigation } from './navigation';
import { nextTask } from './next-task';
import { PageData } from './page-data';
import { persist } from './persist';
import { prefetchLinks } from './prefetch';
import { reloadWhenCodeIsGone } from './reload-guard';
import { createReport, watchUncaught } from './report';
import { isOffline, registerServiceWorker } from './service-worker';
import { autorun } from 'mobx';
import { bodyClasses } from '../layout/body-classes';
import { App } from '../app/app';
import { FRAME } from '../layout/frame';
import { renderSearchBox } from '../layout/search-box/late-search-box';

/** How long a loader may take in the browser, in ms: a phone on a slow network is no failure. */
const LOADER_TIMEOUT_MS = 20_000;

export interface Page {
  readonly host: AppHost;
  readonly navigation: Navigation;
}

/** Reads the server's state, loads the composition it was rendered with, and takes over the page. */
export async function start(): Promise<Page | undefined> {
  const state = JSON.parse(document.getElementById(STATE_ELEMENT_ID)?.textContent ?? 'null') as PageState | null;
  const root = document.getElementById('root');
  if (!state || !root) return undefined;
  const report = createReport(state);
  watchUncaught(report);
  const pause = new LoadPause();
  const load = () =>
    Promise.all([fetchJson<SiteComposition>(`/compositions/${state.composition}.json`), loadI18n(state.lang)]);
  const [composition, i18n] = await persist(
    () => pause.run(load),
    () => pause.whenOver(),
    report,
  );
  const store = new RootStore();
  store.restore(state.store);
  // A video that is allowed, a cart's badge, a customer's name and the editor's bar are not there before their code.
  if (
    store.user.isEditor ||
    readCartCookies(readCookies(), location.origin).amount > 0 ||
    isSignedIn(readCookies()) ||
    document.querySelector('[data-service]')
  )
    wake();
  await nextTask();
  const href: Href = (route, params, lang = state.lang) => hrefOf(composition, route, params, lang);
  const consent = new Consent({ lang: state.lang, href, store, report });
  const exposes = new FederatedExposes(i18n, report);
  const table = new RouteTable(composition, state.lang);
  const host: AppHost = createHost({
    lang: state.lang,
    store,
    i18n,
    composition,
    exposes,
    api: createBrowserApi(state.lang, () => data.clear()),
    excluded: new Set(state.excluded),
    ...(state.preview && { preview: state.preview }),
    afterInput,
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    origin: location.origin,
    report,
    showMedia: consent.embed,
    renderSearchBox,
    reload: () => void navigation.reload(),
    pageData: <D,>(path: string, signal = new AbortController().signal) =>
      data.dataOf(new URL(location.origin + path), signal) as Promise<D>,
  });
  const data = new PageData(host, table);
  const match = table.match(location.pathname);
  // Without a network another page is the offline page, which only a new document can be.
  const isNewDocument = (pathname: string): boolean =>
    (consent.tagging && table.match(pathname)?.legal === true) ||
    (isOffline() && pathname !== navigation.getShown().location.pathname);
  const navigation = new Navigation(host, table, data, { root: state.root, match, route: state.route }, isNewDocument);
  const page = { host, navigation, table, data };
  watchBody(navigation, store);
  consent.follow(navigation, (pathname) => table.match(pathname)?.legal ?? false);
  // An editor may have text on the page that is not saved yet.
  reloadWhenCodeIsGone(() => !store.user.isEditor);
  // Of somebody who is logged in.
  autorun(() => {
    if (store.user.details.language)
      void import(/* webpackChunkName: "speak" */ './speak').then(({ speak }) => speak(page), report);
  });
  await nextTask();
  let hydrated: ReactRoot | undefined;
  startTransition(() => {
    hydrated = hydrateRoot(
      root,
      <StrictMode>
        <Root navigation={navigation} />
      </StrictMode>,
      {
        onRecoverableError: (error) => report(error),
        onCaughtError: () => undefined,
        onUncaughtError: (error) => {
          report(error);
          // Where its code is gone too, the rule of missing code in reload-guard.ts applies.
          void import(/* webpackChunkName: "faults" */ './last-resort').then(({ lastResort }) =>
            lastResort({ root: () => hydrated, i18n }),
          );
        },
      },
    );
  });
  followPlainLinks((path) => navigation.navigator.push(path));
  prefetchLinks(table, data);
  // Visitors with a session see drafts: pages that are never cached, so each costs the server a rendering.
  if (!store.user.details.is_logged_in)
    afterInput
      .then(() => import(/* webpackChunkName: "moving" */ './prefetch-in-sight'))
      .then(({ prefetchInSight }) => prefetchInSight(table, data), report);
  registerServiceWorker(state, report);
  return page;
}

/** Keeps the classes of <body> equal to the view's, and marks the page as shown. */
function watchBody(navigation: Navigation, store: RootStore): void {
  const apply = () => {
    store.ui.showPage();
    document.body.className = bodyClasses(navigation.getShown().view).join(' ');
    document.body.classList.toggle('is-editing', store.page.editing);
  };
  store.ui.showPage();
  navigation.subscribe(apply);
  autorun(() => document.body.classList.toggle('is-editing', store.page.editing));
}

/** The app, following the navigation. */
function Root({ navigation }: { navigation: Navigation }) {
  const { host, location, view } = useSyncExternalStore(navigation.subscribe, navigation.getShown, navigation.getShown);
  return <App frame={FRAME} host={host} location={location} navigator={navigation.navigator} view={view} />;
}
