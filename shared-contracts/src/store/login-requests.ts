import { makeAutoObservable, observableRef } from 'mobx';

type Resolve = (isLoggedIn: boolean) => void;

/** Whether a call was refused for want of a session: it has ended, by logging out or by itself. */
export const isLoggedOut = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 401;

/**
 * Requests for a login while a page is open: parts of any remote make them, and the dialog of the remote that has one
 * resolves them. Without a dialog the result is no, so that nothing waits for ever.
 */
export class LoginRequests {
  /** Callers that wait for a login. */
  waiting: readonly Resolve[] = [];
  #dialogs = 0;

  constructor() {
    makeAutoObservable(this, { waiting: observableRef });
  }

  /** Whether a dialog has to be open. */
  get isAsked(): boolean {
    return this.waiting.length > 0;
  }

  /** Asks for a login; resolves with whether there was one, with false at once where no dialog is mounted. */
  ask(): Promise<boolean> {
    if (this.#dialogs === 0) return Promise.resolve(false);
    return new Promise((resolve) => this.#wait(resolve));
  }

  /** A dialog is mounted that opens while `isAsked`, until the returned function is called. */
  attend(): () => void {
    this.#dialogs += 1;
    return () => {
      this.#dialogs -= 1;
      if (this.#dialogs === 0) this.answer(false);
    };
  }

  /** Resolves the calls of all waiting callers with whether the user has logged in. */
  answer(isLoggedIn: boolean): void {
    const { waiting } = this;
    this.waiting = [];
    for (const resolve of waiting) resolve(isLoggedIn);
  }

  /**
   * Makes a write; while it gets a 401 it requests a login and makes the same write again, so that nothing is lost
   * (docs/behaviour/editing.md#login-while-editing).
   */
  async retry<T>(write: () => Promise<T>, ask = () => this.ask()): Promise<T> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isLoggedOut(error) || !(await ask())) throw error;
      }
    }
  }

  #wait(resolve: Resolve): void {
    this.setWaiting([...this.waiting, resolve]);
  }

  // eslint-disable-next-line vestibule/one-form -- MobX makes an action of it, which it cannot of a #name.
  private setWaiting(waiting: readonly Resolve[]): void {
    this.waiting = waiting;
  }
}

/** The root store, as far as it is needed here. */
interface WithLogins {
  remote: (name: 'logins', create: () => LoginRequests) => LoginRequests;
}

/** The one of the page. Its code comes with the remotes that use it, as no visitor needs it. */
export const loginsOf = (store: WithLogins): LoginRequests => store.remote('logins', () => new LoginRequests());
