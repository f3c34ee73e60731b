import { makeAutoObservable, observableRef } from 'mobx';
import type { BreakingNews, BreakingNewsItem } from '../entities';

export type BreakingNewsSnapshot = BreakingNewsItem | null;

/**
 * The alert at the top of the page: the first breaking news, unless this browser has closed that one
 * (docs/behaviour/frame.md#top-alert).
 */
export class BreakingNewsStore {
  first: BreakingNewsItem | null = null;
  /** Not part of the snapshot: the server renders the same for everybody. */
  closedId: number | null = null;

  constructor() {
    makeAutoObservable(this, { first: observableRef });
  }

  /** The alert to show; another one than the closed one is shown again. */
  get shown(): BreakingNewsItem | null {
    return this.first?.id === this.closedId ? null : this.first;
  }

  set(news: BreakingNews): void {
    this.first = news[0] ?? null;
  }

  setClosed(id: number | null): void {
    this.closedId = id;
  }

  snapshot(): BreakingNewsSnapshot {
    return this.first;
  }

  restore(snapshot: BreakingNewsSnapshot): void {
    this.first = snapshot;
  }
}
