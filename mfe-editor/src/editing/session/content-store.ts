import type { AnswerOf, ContentModule, RootStore } from '@vestibule/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { columnsOf } from './tree';

type Content = AnswerOf<'content'>;

/** Responses about the open page's content, e.g. the versions that writes must name. */
export class ContentStore {
  latest: Content | null = null;
  /** A write is under way: the next one waits for its response. */
  writing = false;
  /** Announcement of the last step for screen readers. */
  said = '';
  readonly #page: RootStore['page'];

  constructor(page: RootStore['page']) {
    this.#page = page;
    makeAutoObservable(this, { latest: observableRef });
  }

  /** The page shows what the server has. */
  take(content: Content): void {
    this.latest = content;
    this.#page.setModules(content.columns.flatMap(({ children }) => children as ContentModule[]));
  }

  forget(): void {
    this.latest = null;
  }

  begin(): void {
    this.writing = true;
  }

  end(): void {
    this.writing = false;
  }

  say(text: string): void {
    this.said = text;
  }

  /** A module in the server's state. */
  find(id: number): ContentModule | undefined {
    return this.#all.find((module) => module.id === id);
  }

  get #all(): readonly ContentModule[] {
    const top = this.latest?.columns.flatMap(({ children }) => children as ContentModule[]) ?? [];
    return columnsOf(top).flatMap(([, modules]) => modules);
  }

  /** The version of a module that a write of it names. */
  versionOf(id: number): string | undefined {
    return this.latest?.versions.find((one) => one.id === id)?.version;
  }
}
