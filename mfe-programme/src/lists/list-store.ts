import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Initial state of a list: the data of its page. */
export interface ListStart {
  /** Parameters of the address; its page, from 1, is the first on the screen. */
  readonly query: { readonly page: number };
  readonly hasNext: boolean;
}

/** Contents of a list, and the functions that extend it. */
export interface ListKind<S extends ListStart> {
  /** The parts of the data that grow, with a further page added behind, nothing twice. */
  readonly join: (shown: S, more: S) => Partial<S>;
  /** Ids of the records that count, in the order on the screen. */
  readonly ids: (shown: S) => readonly number[];
}

/** Reads a further page of the list's selection; pages count from 1. */
export type ReadPage<S> = (start: S, page: number, signal: AbortSignal) => Promise<S>;

/** The part of a list that is on the screen. */
export interface ListView<S extends ListStart> {
  readonly shown: S;
  /** The last page that is shown. */
  readonly page: number;
  readonly listLoading: boolean;
  readonly failed: boolean;
  /** How many the last further page brought, and the first of them: for the announcement and the focus. */
  readonly added: number;
  readonly firstAdded: number | null;
}

/**
 * Number of further pages that load by themselves; then a button does, so that the footer stays within reach
 * (docs/behaviour/programme.md#list-loading).
 */
const PAGES_BY_ITSELF = 2;

/** A list without further pages: the server renders it, and the browser until it has hydrated. */
const stillView = <S extends ListStart>(shown: S): ListView<S> => ({
  shown,
  page: shown.query.page,
  listLoading: false,
  failed: false,
  added: 0,
  firstAdded: null,
});

/** Whether the next page may load because the reader comes near it; `before`: the last page that they had loaded. */
export const loadsByItself = ({ shown, page, listLoading, failed }: ListView<ListStart>, before = 0): boolean =>
  shown.hasNext && !listLoading && !failed && page < Math.max(shown.query.page + PAGES_BY_ITSELF, before);

/** A list as far as it has been loaded (docs/behaviour/programme.md#list-loading). */
export class ListStore<S extends ListStart> {
  /** Initial state of the list. */
  start: S | null = null;
  view: ListView<S> | null = null;
  /** The last page that the reader had loaded when they left this list; 0 for a new one. */
  pageBefore = 0;
  #running: AbortController | null = null;
  readonly #kind: ListKind<S>;
  readonly #readPage: ReadPage<S>;

  constructor(kind: ListKind<S>, readPage: ReadPage<S>) {
    this.#kind = kind;
    this.#readPage = readPage;
    makeAutoObservable(this, { start: observableRef, view: observableRef });
  }

  /** The last page that is shown; 0 before the first. */
  get page(): number {
    return this.view?.page ?? 0;
  }

  /**
   * Starts from the data of the server or the page's loader. The same data again keeps the further pages, e.g. when
   * coming back. `pageBefore`: the list is loaded again, as far as it was.
   */
  open(start: S, pageBefore = 0): void {
    this.pageBefore = pageBefore;
    if (!this.#holds(start)) {
      this.#cancel();
      this.view = stillView(start);
    }
    this.start = start;
  }

  /** What to show on a page with this data: the list where it began with it. */
  viewOf(start: S): ListView<S> {
    return (this.#holds(start) && this.view) || stillView(start);
  }

  /**
   * Loads a page and adds it. One that is already shown, or any while another is on its way, is ignored; another
   * selection is opened (`open`), which cancels the request on its way.
   */
  async load(page: number): Promise<void> {
    const { start, view } = this;
    if (!start || !view || page <= view.page || view.listLoading) return;
    const before = { ...view, failed: false, added: 0 };
    const running = (this.#running = new AbortController());
    this.view = { ...before, listLoading: true };
    let after: ListView<S>;
    try {
      after = this.#joined(before, await this.#readPage(start, page, running.signal), page);
    } catch {
      // The list stays as it is and offers to try again; the client has already turned every failure into a SiteError.
      after = { ...before, failed: true };
    }
    runInAction(() => {
      if (this.#running === running) this.view = after;
    });
  }

  loadNext(): Promise<void> {
    return this.load(this.page + 1);
  }

  /** The reader has left: a page that is on its way is not waited for. */
  leave(): void {
    this.#cancel();
    if (this.view) this.view = { ...this.view, listLoading: false };
  }

  #joined(before: ListView<S>, more: S, page: number): ListView<S> {
    const { join, ids } = this.#kind;
    const shown = { ...before.shown, ...join(before.shown, more), hasNext: more.hasNext };
    const [known, all] = [ids(before.shown).length, ids(shown)];
    return { ...before, shown, page, added: all.length - known, firstAdded: all[known] ?? null };
  }

  #holds(start: S): boolean {
    return this.start === start || (this.start !== null && JSON.stringify(this.start) === JSON.stringify(start));
  }

  #cancel(): void {
    this.#running?.abort();
    this.#running = null;
  }
}
