import './jsdom-globals';
import type { i18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import {
  type ErrorBody,
  type Host,
  HostProvider,
  type Language,
  type LoaderContext,
  RootStore,
  type RouteDeclaration,
  SiteError,
} from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import { createApiClient } from '@vestibule/contracts/api/client';
import { addTranslations, createI18n, type Translations } from '@vestibule/contracts/i18n';
import { hasRoute, hrefOf } from '@vestibule/contracts/site/site';
import { exampleSite } from './example-site';

/** A request of the code under test; `path` with its query, `body` parsed where it is JSON. */
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Header If-Match of a write that names the version it is based on. */
  readonly version?: string;
}

/** JSON that a path answers, or a function of the request; a `Failure` answers an error. */
export type FakeAnswer = object | Answering;
type Answering = (request: FakeRequest) => unknown;

export class Failure {
  constructor(
    readonly status: number,
    readonly body: Partial<ErrorBody> = {},
  ) {}
}

export interface FakeHostOptions {
  readonly lang?: Language;
  /** Namespace of the remote under test, and its texts in `lang`. */
  readonly namespace?: string;
  readonly texts?: Translations;
  /** Routes of the remote under test, besides those that everybody may link to. */
  readonly routes?: readonly RouteDeclaration[];
  /** Where the router starts. */
  readonly path?: string;
  /** Paths that every page had before. */
  readonly earlier?: readonly string[];
  /** Result of `pageData`; by default it fails. */
  readonly pageData?: (path: string) => Promise<unknown>;
  /** Responses by path; one with its query wins over one without. Any other path gets 404. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>;
}

export interface FakeHost {
  readonly host: Host;
  readonly store: RootStore;
  readonly i18n: i18n;
  /** Every request so far, oldest first. */
  readonly requests: FakeRequest[];
  /** Places where media of other services are to be shown now. */
  readonly media: ReadonlySet<HTMLElement>;
  /** Every error that was reported. */
  readonly reported: unknown[];
  /** For Testing Library's `wrapper`. */
  readonly wrapper: (props: { children: ReactNode }) => ReactNode;
  /** The context of a loader of the remote. */
  context: <P>(params: P, url?: string) => LoaderContext<P>;
}

/**
 * A host without a server: real stores and a real API client whose answers are given and checked against the contract.
 */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  const lang = options.lang ?? 'de';
  const namespace = options.namespace ?? 'shell';
  const site = exampleSite(options.routes);
  const store = new RootStore();
  const requests: FakeRequest[] = [];
  const reported: unknown[] = [];
  const media = new Set<HTMLElement>();
  const i18n = createI18n(lang);
  addTranslations(i18n, namespace, lang, options.texts ?? {});

  const translate = i18n.getFixedT(lang, namespace);

  const answer = async (request: FakeRequest): Promise<unknown> => {
    const given = options.answers?.[request.path] ?? options.answers?.[request.path.split('?', 1)[0] ?? ''];
    return typeof given === 'function' ? await (given as Answering)(request) : (given ?? new Failure(404));
  };
  const api = createApiClient({
    lang,
    check: checkAnswer,
    transport: async (path, init) => {
      const version = new Headers(init.headers).get('if-match');
      const request = {
        method: init.method ?? 'GET',
        path,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? undefined),
        ...(version !== null && { version }),
      };
      requests.push(request);
      const given = await answer(request);
      const status = given instanceof Failure ? given.status : 200;
      // jsdom has no Response; the client reads only these three.
      const json = () => Promise.resolve(given instanceof Failure ? given.body : given);
      return { status, ok: status < 400, json } as unknown as Response;
    },
  });
  const host: Host = {
    lang,
    store,
    api,
    // A route that no remote here has has no path: its name is used instead.
    href: (route, params, language = lang) =>
      hasRoute(site, route) ? hrefOf(site, route, params, language) : `/${language}/${route}`,
    renderSlot: (slot, id, params) =>
      createElement('div', { 'data-testid': `slot-${slot}`, 'data-id': id, 'data-params': JSON.stringify(params) }),
    renderSearchBox: ({ label, text, category }) =>
      createElement('form', { role: 'search', 'aria-label': label, 'data-text': text, 'data-category': category }),
    renderLateSlot: (slot, id) => createElement('div', { 'data-testid': `late-slot-${slot}`, 'data-id': id }),
    pageData: <D>(path: string) =>
      (options.pageData?.(path) ?? Promise.reject(new SiteError('unavailable', 503, path))) as Promise<D>,
    showMedia: (place) => {
      media.add(place);
      return () => media.delete(place);
    },
    report: (error) => void reported.push(error),
    absolute: (path) => `https://example.org${path}`,
  };
  return {
    host,
    store,
    i18n,
    requests,
    reported,
    media,
    wrapper: ({ children }) =>
      createElement(
        I18nextProvider,
        { i18n },
        createElement(
          MemoryRouter,
          { initialEntries: [options.path ?? `/${lang}`] },
          createElement(HostProvider, { value: host }, children),
        ),
      ),
    context: (params, url = `/${lang}`) => ({
      lang,
      params,
      api,
      store,
      t: (key, values) => translate(key, { ...values }),
      absolute: host.absolute,
      href: host.href,
      moved: { present: () => undefined, earlier: () => options.earlier ?? [] },
      url: new URL(url, 'https://example.org'),
      signal: new AbortController().signal,
    }),
  };
}
