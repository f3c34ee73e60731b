import type { ApiClient, Language, ReleaseMove } from '@vestibule/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Question } from './question';
import { readReleases, viewOf } from './read-releases';
import type { ReleasesView } from './view';

/** State of the page of releases: the newest state, the open question, and whether a move is under way. */
export class ReleasesStore {
  view: ReleasesView;
  question: Question | null = null;
  running = false;
  /** Whether buttons work: not in the server's HTML before the code is there. */
  awake = false;
  /** Why the state is not the newest; null while it is. */
  staleness: unknown = null;
  readonly #api: ApiClient;
  readonly #lang: Language;
  /** Changes with every move: a reading that began before one knows nothing of it. */
  #moves = 0;

  constructor({ api, lang }: { readonly api: ApiClient; readonly lang: Language }, view: ReleasesView) {
    this.#api = api;
    this.#lang = lang;
    this.view = view;
    makeAutoObservable(this, { view: observableRef, question: observableRef, staleness: observableRef });
  }

  /** Whether a move may be begun. */
  get isReady(): boolean {
    return this.awake && !this.running;
  }

  wake(): void {
    this.awake = true;
  }

  ask(question: Question): void {
    this.question = question;
  }

  /** Closes the question; not while its move is under way. */
  close(): void {
    if (!this.running) this.question = null;
  }

  show(view: ReleasesView): void {
    this.view = view;
    this.staleness = null;
  }

  /** Makes a move and shows what came of it; the question is closed in any case. Rejects with SiteError. */
  async move(body: ReleaseMove): Promise<void> {
    this.#begin();
    try {
      this.show(await viewOf(await this.#api.call('moveRelease', { body }), this.#lang));
    } finally {
      this.#end();
    }
  }

  /** Path of a preview link. Rejects with SiteError. */
  async previewLink(body: {
    readonly remotes: readonly { readonly name: string; readonly version: string }[];
    readonly hours: number;
    readonly to: string;
  }): Promise<string> {
    return (await this.#api.call('previewLink', { body })).url;
  }

  /** Reads the state again. Never rejects: the displayed state stays, marked as outdated. */
  async refresh(signal: AbortSignal): Promise<void> {
    const moves = this.#moves;
    const isOver = () => signal.aborted || moves !== this.#moves;
    try {
      const view = await readReleases({ api: this.#api, lang: this.#lang }, signal);
      if (!isOver()) this.show(view);
    } catch (error) {
      if (!isOver()) this.setStaleness(error);
    }
  }

  #begin(): void {
    this.#moves += 1;
    this.setRunning(true);
  }

  #end(): void {
    this.#moves += 1;
    this.setRunning(false);
    this.close();
  }

  setRunning(running: boolean): void {
    this.running = running;
  }

  setStaleness(error: unknown): void {
    this.staleness = error;
  }
}
