import { DEFAULT_LANGUAGE, languageOfPath, type Language, type Redirects, type Settings } from '@vestibule/contracts';
import type { FormerRoute } from '@vestibule/contracts/site/former-route';
import type { FastifyRequest } from 'fastify';
import type { GatewayBackend } from '../http/backend';
import type { Compositions } from '../compositions/compositions';
import type { Running } from '../compositions/running';
import type { CachedPage } from '../cache/page-cache';
import type { RenderService } from '../render/render-service';

/** Everything that the response with a cached page was derived from. Each part is replaced, never changed. */
export interface HitState {
  /** The page's name in the cache. */
  readonly key: string;
  readonly page: CachedPage;
  readonly lang: Language;
  readonly running: Running;
  readonly former: readonly FormerRoute[];
  readonly settings: Settings;
  readonly redirects: Redirects;
}

interface Sources {
  readonly renders: Pick<RenderService, 'fresh'>;
  readonly backend: Pick<GatewayBackend, 'fresh'>;
  readonly compositions: Pick<Compositions, 'live' | 'moved' | 'canaries'>;
}

/** Present state that a cached page depends on; undefined while part of it is stale, or a canary runs. */
export function stateFor(key: string, { url }: Pick<FastifyRequest, 'url'>, sources: Sources): HitState | undefined {
  const { renders, backend, compositions } = sources;
  const lang = languageOfPath(url.split('?', 1)[0] ?? '') ?? DEFAULT_LANGUAGE;
  const page = renders.fresh(key);
  const answers = backend.fresh(lang);
  if (!page || !answers || compositions.canaries.length > 0) return undefined;
  return { key, page, lang, running: compositions.live, former: compositions.moved.former, ...answers };
}

/** Whether the same request would get the same response, without a call to the backend. */
export function isAsItWas(state: HitState, { renders, backend, compositions }: Sources): boolean {
  if (compositions.live !== state.running || compositions.canaries.length > 0) return false;
  if (compositions.moved.former !== state.former || renders.fresh(state.key) !== state.page) return false;
  const answers = backend.fresh(state.lang);
  return answers?.settings === state.settings && answers.redirects === state.redirects;
}
