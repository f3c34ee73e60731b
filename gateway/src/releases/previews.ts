import { withRemotes } from '@vestibule/registry/channel/compose';
import { readPreview, type Preview } from '@vestibule/registry/preview-token';
import type { FastifyRequest } from 'fastify';
import type { Compositions } from '../compositions/compositions';
import { startComposition, type Running } from '../compositions/running';
import { PREVIEW_COOKIE, readCookie } from '../http/cookies';

/** Previews that render at the same time; the one that was requested longest ago ends first. */
const MAX = 3;
/** How long a preview renders after its last page, in ms. */
const IDLE_MS = 300_000;

interface Started {
  readonly running: Promise<Running>;
  timer: NodeJS.Timeout;
}

/** Compositions for browsers with a signed preview, started at the first request. */
export class Previews {
  readonly #compositions: Compositions;
  readonly #secret: string;
  readonly #started = new Map<string, Started>();

  constructor(compositions: Compositions, secret: string) {
    this.#compositions = compositions;
    this.#secret = secret;
  }

  read(token: string): Preview | undefined {
    return readPreview(this.#secret, token, Date.now());
  }

  of(request: FastifyRequest): Preview | undefined {
    const token = readCookie(request, PREVIEW_COOKIE);
    return token === undefined ? undefined : this.read(token);
  }

  /** The stable composition with the preview's versions in it. Rejects when one of them cannot be run. */
  async running({ remotes }: Preview): Promise<Running> {
    const composition = withRemotes(this.#compositions.live.composition, remotes);
    const live = this.#compositions.get(composition.id);
    if (live) return live;
    const known = this.#started.get(composition.id);
    if (known) this.#forget(composition.id);
    const running = known?.running ?? startComposition(composition, this.#compositions.options(1));
    this.#started.set(composition.id, {
      running,
      timer: setTimeout(() => void this.#end(composition.id), IDLE_MS).unref(),
    });
    running.catch(() => this.#forget(composition.id));
    for (const id of [...this.#started.keys()].slice(0, -MAX)) void this.#end(id);
    return running;
  }

  /** A preview that renders now. */
  async find(id: string): Promise<Running | undefined> {
    return this.#started.get(id)?.running.catch(() => undefined);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#started.keys()].map((id) => this.#end(id)));
  }

  #forget(id: string): void {
    clearTimeout(this.#started.get(id)?.timer);
    this.#started.delete(id);
  }

  async #end(id: string): Promise<void> {
    const started = this.#started.get(id);
    this.#forget(id);
    const running = await started?.running.catch(() => undefined);
    await running?.pool.drain();
  }
}
