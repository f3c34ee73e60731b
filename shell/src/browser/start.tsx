import { HostProvider, RootStore } from '@vestibule/contracts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createHost } from '../app/create-host';
import { STATE_ELEMENT_ID, type PageState } from '../app/page-state';
import { createRoutes } from '../app/routes';
import type { ExposeRef, SiteComposition } from '../app/site';
import { createBrowserApi } from './api';
import { watchBody } from './body-class';
import { FederatedExposes } from './federation';
import { loadI18n } from './i18n';
import { prefetchLinks } from './prefetch';
import { report } from './report';

/** How long a loader may take in the browser, in ms: a phone on a slow network is no failure. */
const LOADER_TIMEOUT_MS = 20_000;

/** Reads the server's state, loads the composition it was rendered with, and takes over the page. */
export async function start(): Promise<void> {
  const state = JSON.parse(document.getElementById(STATE_ELEMENT_ID)?.textContent ?? 'null') as PageState | null;
  const root = document.getElementById('root');
  if (!state || !root) return;
  const [composition, i18n] = await Promise.all([loadComposition(state.composition), loadI18n(state.lang)]);
  const store = new RootStore();
  store.restore(state.store);
  store.basket.readCookies(document.cookie);
  const exposes = new FederatedExposes(i18n);
  const host = createHost({
    lang: state.lang,
    store,
    i18n,
    composition,
    exposes,
    api: createBrowserApi(state.lang),
    excluded: new Set(state.excluded),
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    origin: location.origin,
    report,
  });
  // Code of what is on the page starts to load now; each boundary hydrates when its own is there.
  const page = pageOf(composition, state.route.expose);
  if (page && !state.route.failure) await exposes.load(page, state.lang).catch(() => undefined);
  const router = createBrowserRouter(createRoutes(composition, state.lang, () => host), {
    hydrationData: { loaderData: { root: state.root, [state.routeId]: state.route } },
  });
  watchBody(router, store);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <HostProvider value={host}>
            <RouterProvider router={router} />
          </HostProvider>
        </I18nextProvider>
      </StrictMode>,
      { onRecoverableError: (error) => report(error), onCaughtError: () => undefined, onUncaughtError: (error) => report(error) },
    );
  });
  prefetchLinks(host);
}

async function loadComposition(id: string): Promise<SiteComposition> {
  const answer = await fetch(`/compositions/${id}.json`);
  if (!answer.ok) throw new Error(`Composition ${id} answered ${answer.status}`);
  return (await answer.json()) as SiteComposition;
}

function pageOf(composition: SiteComposition, key: string): ExposeRef | undefined {
  const [name, expose] = key.split('|');
  const remote = composition.remotes.find((candidate) => candidate.name === name);
  return remote && expose ? { key, remote, expose } : undefined;
}
