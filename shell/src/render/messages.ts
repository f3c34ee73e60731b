import type { Language, Where } from '@vestibule/contracts';

/** What a worker is started with. */
export interface WorkerSetup {
  readonly composition: string;
  readonly registryDir: string;
  readonly shellDir: string;
  readonly backendUrl: string;
  /** Pages reload when the composition changes. */
  readonly liveReload: boolean;
  /** Two Int32, readable while the worker hangs: index of the expose whose code runs now plus 1 (0: the shell's own), and a count of changes. */
  readonly running: SharedArrayBuffer;
}

/** A page to render. */
export interface RenderRequest {
  readonly kind: 'render';
  /** The whole HTML page, or only the data that a browser needs which has the frame already. */
  readonly as: 'html' | 'data';
  readonly id: number;
  /** Path with query. */
  readonly path: string;
  readonly lang: Language;
  /** Scheme and host of the public site. */
  readonly origin: string;
  /** The visitor's cookies when they have a session; a page rendered with them belongs to nobody else. */
  readonly cookie: string;
  /** Keys of exposes that must not run. */
  readonly excluded: readonly string[];
}

/** Tags of what has changed: what was cached with them is forgotten. */
export interface PurgeMessage {
  readonly kind: 'purge';
  readonly tags: readonly string[];
}

export interface RenderReport {
  readonly where: Partial<Where>;
  readonly message: string;
}

/** A rendered page. `body` is HTML with NONCE_SLOT where the nonce of each answer goes, or RouteData as JSON. */
export interface RenderedPage {
  readonly status: number;
  readonly body: string;
  readonly tags: readonly string[];
  readonly reports: readonly RenderReport[];
}

export type WorkerAnswer =
  | { readonly kind: 'ready'; readonly exposes: readonly string[]; readonly reports: readonly RenderReport[] }
  | { readonly kind: 'rendered'; readonly id: number; readonly page: RenderedPage }
  | { readonly kind: 'failed'; readonly id: number; readonly status: number; readonly message: string };

/** Stands for the nonce in rendered HTML; as long as a nonce, and none of its characters is a nonce's. */
export const NONCE_SLOT = '~nonce~~~~~~~~~~~~~~~~';
