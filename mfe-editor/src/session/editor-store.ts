import type { ContentModule, RootStore } from '@vestibule/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { EditSession } from './edit-session';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    editor: EditorStore;
  }
}

/** What the toolbar and the handles share: the module being edited, and the questions that are open. */
export class EditorStore {
  session: EditSession | null = null;
  /** Continues after the user has agreed to discard the changes; null while the question is not open. */
  waiting: (() => void) | null = null;
  /** Resolves the callers that wait for a login, with whether there was one; null while none wait. */
  answerLogin: ((done: boolean) => void) | null = null;
  readonly #page: RootStore['page'];

  constructor(page: RootStore['page']) {
    this.#page = page;
    makeAutoObservable(this, { session: observableRef, waiting: observableRef, answerLogin: observableRef });
  }

  /** Opens the form of a module, after the one that is open has been left. */
  edit(module: ContentModule, opener: HTMLElement | null): void {
    if (this.session?.saved.id === module.id) return;
    this.leave(() => this.#begin(module, opener));
  }

  /** Ends the session and goes on with `next`; asks first when something would be lost. */
  leave(next: () => void = () => undefined): void {
    if (this.session?.changed) this.waiting = next;
    else this.#end(next);
  }

  /** Answers the question of `leave`: the changes go. */
  discard(): void {
    const next = this.waiting;
    this.waiting = null;
    if (next) this.#end(next);
  }

  /** Answers the question of `leave`: everything stays as it is. */
  keep(): void {
    this.waiting = null;
  }

  /** Ends a session that has been saved. */
  finish(session: EditSession): void {
    if (this.session === session) this.#end(() => undefined);
  }

  /** Opens the login; resolves with whether it succeeded. */
  askLogin(): Promise<boolean> {
    return new Promise((resolve) => this.#wait(resolve));
  }

  #wait(resolve: (done: boolean) => void): void {
    this.setAnswerLogin((done) => {
      this.setAnswerLogin(null);
      resolve(done);
    });
  }

  setAnswerLogin(answer: ((done: boolean) => void) | null): void {
    this.answerLogin = answer;
  }

  #begin(module: ContentModule, opener: HTMLElement | null): void {
    this.session = new EditSession(this.#page, module, opener);
  }

  #end(next: () => void): void {
    this.session?.end();
    this.session = null;
    next();
  }
}
