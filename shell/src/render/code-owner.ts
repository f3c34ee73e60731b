import type { Where } from '@vestibule/contracts';
import { AsyncLocalStorage, createHook } from 'node:async_hooks';

/** Whose code runs, and for which request. */
export interface CodeOwner {
  /** Key of the expose; empty for the shell's own code. */
  readonly key: string;
  readonly job: number;
}

/** A remote of the composition, with the folder of its build. */
export interface OwnerFolder {
  readonly remote: string;
  readonly version: string;
  readonly dir: string;
}

/**
 * Follows the code of remotes beyond the call that started it: timers, promises that nothing waits for, loaders after
 * an await.
 */
export class CodeOwners {
  readonly #current = new AsyncLocalStorage<CodeOwner>();
  readonly #folders: readonly OwnerFolder[];

  /** `onResume` is called with the owner of each promise or timer that goes on, and without one when it ends. */
  constructor(folders: readonly OwnerFolder[], onResume: (owner?: CodeOwner) => void) {
    this.#folders = folders;
    createHook({
      before: () => {
        const owner = this.#current.getStore();
        if (owner?.key) onResume(owner);
      },
      after: () => onResume(),
    }).enable();
  }

  /** From here on the code of this owner runs, and tasks that it starts are its own. */
  enter(owner: CodeOwner): void {
    this.#current.enterWith(owner);
  }

  /**
   * Names the owner of an error that nothing caught: by the server file in its stack, otherwise by the code that
   * started the timer or promise. Empty for the shell's own.
   */
  ownerOf(error: unknown): Partial<Where> {
    const [remote, slot] = this.#current.getStore()?.key.split('|') ?? [];
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const folder =
      this.#folders
        .map((one) => ({ ...one, at: stack.indexOf(`${one.dir}/`) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at)[0] ?? this.#folders.find((one) => one.remote === remote);
    if (!folder) return {};
    return { remote: folder.remote, version: folder.version, ...(folder.remote === remote && slot && { slot }) };
  }
}
