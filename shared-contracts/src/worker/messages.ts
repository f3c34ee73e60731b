import type { Where } from '../host/host';
import type { Language } from '../languages';
import type { RefusedPost } from '../remote/refused-post';
import type { PreviewedVersions } from '../site/site';
import type { Tag } from '../tags';
import type { RenderTimings } from './render-timings';
import type { Trail } from './trail';
export { MAX_POST } from '../remote/refused-post';

/**
 * The version of the protocol between gateway and worker: these messages, and the memory of an Activity. A rollback or
 * a canary can bring a worker that another shell was built with; one with another number is refused. Raise it with
 * every change that the other side would misunderstand; an optional field is no reason.
 */
export const PROTOCOL = 1;

/** Data that a worker starts with. */
export interface WorkerSetup {
  /** The composition with its manifests, as JSON. */
  readonly site: string;
  readonly registryDir: string;
  readonly shellDir: string;
  readonly backendUrl: string;
  /** Pages reload when the composition changes. */
  readonly liveReload: boolean;
  /** Where browsers send errors to besides the gateway; a public key and an address. */
  readonly sentryDsn?: string;
  /** Remotes whose server file must not be run: it never ended before. */
  readonly skipped: readonly string[];
  /** Memory of an Activity. */
  readonly activity: SharedArrayBuffer;
}

/** A page to render. */
export interface RenderRequest extends Trail {
  readonly kind: 'render';
  /** The whole HTML page, or only the data that a browser needs which has the frame already. */
  readonly as: 'html' | 'data';
  readonly id: number;
  /** Path with query. */
  readonly path: string;
  readonly lang: Language;
  /** Scheme and host of the public site. */
  readonly origin: string;
  /** The visitor's cookies when they have a session; a page rendered with them is for this visitor only. */
  readonly cookie: string;
  /**
   * For a page that shows what is the visitor's own: the cookies of their cart and account, empty without any. The page
   * is for this visitor only. Other pages do not have them.
   */
  readonly visitor?: string;
  /** Versions under preview: the page says so. */
  readonly preview?: PreviewedVersions;
  /** Address of the events that make this page load again, for developers. */
  readonly reloadEvents?: string;
  /** The posted body that was refused: the page is for the sender alone, and nothing of it is cached. */
  readonly refused?: RefusedPost;
  /** Keys of exposes that must not run. */
  readonly excluded: readonly string[];
  /** The body may come as bytes; gateways of an older shell read text alone. */
  readonly takesBytes?: boolean;
}

/** Tags of changed records: cached values with them are dropped. */
export interface PurgeMessage {
  readonly kind: 'purge';
  readonly tags: readonly Tag[];
}

/**
 * Kinds of failure: the server file cannot be run, the code is missing, the loader took too long, the component threw
 * while rendering, it hung; or another error.
 */
export type FailureKind = 'start' | 'code' | 'timeout' | 'render' | 'hang' | 'error';

export interface RenderReport {
  readonly where: Partial<Where>;
  readonly message: string;
  readonly kind: FailureKind;
  /** The request that was rendered for, if any. */
  readonly requestId?: string;
}

/** Text, or its bytes in UTF-8. */
export type PageBody = string | Uint8Array;

export const textOf = (body: PageBody): string => (typeof body === 'string' ? body : new TextDecoder().decode(body));

/** A rendered page. `body` is HTML with NONCE_SLOT in place of the nonce of each response, or RouteData as JSON. */
export interface RenderedPage<Body extends PageBody = PageBody> {
  readonly status: number;
  /** The page is shown without its main part, and not as it was when it had one. */
  readonly gap?: boolean;
  /** A call to the backend failed that the page could have needed, whatever its loader made of that. */
  readonly incomplete?: boolean;
  /**
   * It makes its policy of Trusted Types; pages of an older shell do not, and would not run with the demand for one.
   */
  readonly trustedTypes?: boolean;
  readonly body: Body;
  readonly tags: readonly Tag[];
  /** Until when it is as it would be rendered, in ms since 1970; without end where it is missing. */
  readonly until?: number;
  readonly reports: readonly RenderReport[];
  /** Whose code took how long. Workers of an older shell do not say. */
  readonly timings?: RenderTimings;
}

/** A worker can render. */
export interface ReadyAnswer {
  readonly kind: 'ready';
  /** Workers of the oldest shells do not say. */
  readonly protocol?: number;
  /** Keys of exposes, in the order of their places in the Activity. */
  readonly exposes: readonly string[];
  /** Remotes whose server file cannot be run. */
  readonly reports: readonly RenderReport[];
}

/** Code failed outside of any render: a timer, or a promise that nothing waits for. Older gateways ignore it. */
export interface StrayReport {
  readonly kind: 'stray';
  readonly report: RenderReport;
}

export type WorkerAnswer =
  | ReadyAnswer
  | StrayReport
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage; readonly keptMb: number }
  | {
      readonly kind: 'failed';
      readonly id: number;
      readonly status: number;
      readonly message: string;
      readonly keptMb: number;
    };

/**
 * Placeholder of the nonce in rendered HTML; as long as a nonce, and none of its characters is a nonce's. No character
 * comes twice: the compressor would copy it and remember how far, which a decoder that reads a real nonce cannot
 * (gateway/src/cache/nonce-body.ts).
 */
export const NONCE_SLOT = '~!#$%()*+,./:;=?@[]^{|';
