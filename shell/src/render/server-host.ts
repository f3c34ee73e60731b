import { RootStore, SiteError, isSiteError, type ClientCallName } from '@vestibule/contracts';
import type { Tag } from '@vestibule/contracts/tags';
import type { FailureKind, RenderReport, RenderRequest } from '@vestibule/contracts/worker/messages';
import type { AppHost } from '../app/app-host';
import { createHost } from '../app/create-host';
import { renderSearchBox } from '../layout/search-box/late-search-box';
import type { FragmentsOfRender } from './fragment-cache';
import type { RenderClock } from './render-clock';
import { errorText } from './error-text';
import type { Renderer } from './renderer';
import { createServerApi } from './server-api';

/** How long a loader may take on the server, in ms. */
const LOADER_TIMEOUT_MS = 2000;

/** Results of a render besides its HTML. */
export interface Notes {
  readonly tags: Set<Tag>;
  readonly validity: { until: number };
  readonly reports: RenderReport[];
  /** Calls that the backend failed. */
  readonly failed: Set<ClientCallName>;
  readonly clock: RenderClock;
  readonly fragments: FragmentsOfRender | undefined;
}

/** The host API of one request on the server. */
export function serverHost(
  renderer: Renderer,
  request: RenderRequest,
  { tags, validity, reports, failed, clock, fragments }: Notes,
): AppHost {
  const { composition, exposes, backendUrl, cache, mark, loading } = renderer;
  return createHost({
    lang: request.lang,
    store: new RootStore(),
    i18n: renderer.i18n[request.lang],
    composition,
    exposes,
    api: createServerApi({
      lang: request.lang,
      backendUrl,
      cookie: request.cookie,
      visitor: request.visitor ?? '',
      cache,
      trail: request,
      tags,
      validity,
      failed,
    }),
    excluded: new Set(request.excluded),
    ...(fragments && { fragments }),
    ...(request.preview && { preview: request.preview }),
    loaderTimeoutMs: LOADER_TIMEOUT_MS,
    origin: request.origin,
    mark: (key) => {
      mark(key, request.id);
      clock.mark(key);
    },
    loading: (key) => {
      const measured = clock.loading(key);
      loading(key, 1);
      return () => {
        loading(key, -1);
        measured();
      };
    },
    pageData: () => Promise.reject(new SiteError('method_not_allowed', 405, 'A page is rendered with its own data')),
    showMedia: () => () => undefined,
    renderSearchBox,
    report: (error, where = {}) => {
      const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
      const message = errorText(error) + cause;
      reports.push({ where, message, kind: kindOf(error), requestId: request.requestId });
    },
  });
}

function kindOf(error: unknown): FailureKind {
  if (!isSiteError(error)) return 'error';
  return error.code === 'remote_failed' ? 'code' : error.code === 'timeout' ? 'timeout' : 'error';
}
