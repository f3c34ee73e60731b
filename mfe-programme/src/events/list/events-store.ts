import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { appendDays } from '../append-days';
import type { EventDay } from '../days';
import { WHOLE_PROGRAMME, type ProgrammeQuery } from '../query';
import { interleave, type ProgrammeDay, type TeaserEntry } from '../teasers';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    events: EventsStore;
  }
}

/** The part of the page's data that a list starts from. */
export interface ListStart {
  readonly query: ProgrammeQuery;
  readonly days: readonly EventDay[];
  readonly teasers: readonly TeaserEntry[];
  readonly hasNext: boolean;
}

/** How the store gets a page of the programme: `query.page` counts from 1. */
export type ReadPage = (query: ProgrammeQuery, signal: AbortSignal) => Promise<Pick<ListStart, 'days' | 'teasers' | 'hasNext'>>;

/** Further pages that load without being asked for; then a button does, or nobody would reach the footer (design/beyond.md). */
export const PAGES_BY_ITSELF = 2;

/** What of the list is on the screen. */
export interface ListView {
  readonly programme: readonly ProgrammeDay[];
  readonly page: number;
  readonly hasNext: boolean;
  readonly listLoading: boolean;
  readonly failed: boolean;
  readonly loadsByItself: boolean;
  readonly added: number;
}

/** A list that nothing has been added to: what the server renders, and the browser until it has hydrated. */
export function stillView({ query, days, teasers, hasNext }: ListStart): ListView {
  return { programme: interleave(days, teasers, !hasNext), page: query.page, hasNext, listLoading: false, failed: false, loadsByItself: false, added: 0 };
}

/** The programme as far as it has been loaded (spec/001 §4). */
export class EventsStore implements ListView {
  query = WHOLE_PROGRAMME;
  /** The last page that is shown; 0 before the first. */
  page = 0;
  hasNext = false;
  listLoading = false;
  failed = false;
  /** How many events the last further page brought, and the first of them: for the announcement and the focus. */
  added = 0;
  firstAdded: number | null = null;
  days: readonly EventDay[] = [];
  teasers: readonly TeaserEntry[] = [];
  /** What the list began with. */
  start: ListStart | null = null;
  #running: AbortController | null = null;
  readonly #readPage: ReadPage;

  constructor(readPage: ReadPage) {
    this.#readPage = readPage;
    makeAutoObservable(this, { start: observableRef, query: observableRef, days: observableRef, teasers: observableRef });
  }

  /** Starts from what the server or the page's loader read. The same first page again keeps the further ones, e.g. when coming back. */
  open(start: ListStart): void {
    if (this.holds(start)) {
      this.start = start;
      return;
    }
    this.#cancel();
    this.start = start;
    this.query = start.query;
    this.page = start.query.page;
    this.days = start.days;
    this.teasers = start.teasers;
    this.hasNext = start.hasNext;
    this.listLoading = false;
    this.failed = false;
    this.added = 0;
    this.firstAdded = null;
  }

  /** Whether the list began with exactly this. */
  holds(start: ListStart): boolean {
    const own = this.start;
    return own === start || (own !== null && JSON.stringify(listOf(own)) === JSON.stringify(listOf(start)));
  }

  get programme(): ProgrammeDay[] {
    return interleave(this.days, this.teasers, !this.hasNext && this.page > 0);
  }

  /** Whether the next page may load because the reader comes near it. */
  get loadsByItself(): boolean {
    return this.hasNext && !this.listLoading && !this.failed && this.page - this.query.page < PAGES_BY_ITSELF;
  }

  /** Loads a page and adds it. One that is already shown, or any while another is on its way, is ignored unless `reset`. */
  async load(page: number, reset = false): Promise<void> {
    if (!reset && (page <= this.page || this.listLoading)) return;
    if (reset) this.#empty(page);
    this.#cancel();
    const running = new AbortController();
    this.#running = running;
    this.listLoading = true;
    this.failed = false;
    try {
      const answer = await this.#readPage({ ...this.query, page }, running.signal);
      runInAction(() => {
        if (this.#running !== running) return;
        this.days = appendDays(this.days, answer.days);
        this.teasers = withoutCopies([...this.teasers, ...answer.teasers]);
        this.page = page;
        this.hasNext = answer.hasNext;
        this.added = answer.days.reduce((sum, day) => sum + day.rows.length, 0);
        this.firstAdded = answer.days[0]?.rows[0]?.id ?? null;
        this.listLoading = false;
      });
    } catch {
      // The list stays as it is and offers to try again; the client has already turned every failure into a SiteError.
      runInAction(() => {
        if (this.#running !== running) return;
        this.failed = true;
        this.listLoading = false;
      });
    }
  }

  /** The reader has left: a page that is on its way is not waited for. */
  leave(): void {
    this.#cancel();
    this.listLoading = false;
  }

  loadNext(): Promise<void> {
    return this.load(this.page + 1);
  }

  #empty(firstPage: number): void {
    this.start = null;
    this.query = { ...this.query, page: firstPage };
    this.page = 0;
    this.days = [];
    this.hasNext = false;
    this.added = 0;
  }

  #cancel(): void {
    this.#running?.abort();
    this.#running = null;
  }
}

/** The page's data holds more than the list; only the list counts when two starts are compared. */
const listOf = ({ query, days, teasers, hasNext }: ListStart): ListStart => ({ query, days, teasers, hasNext });

/** Pages overlap in their teasers: the later one also brings those that wait at its beginning. */
const withoutCopies = (teasers: readonly TeaserEntry[]): TeaserEntry[] => [...new Map(teasers.map((teaser) => [teaser.id, teaser])).values()];
