import type { RootStore } from '@vestibule/contracts';
import { reaction } from 'mobx';

type UiStore = RootStore['ui'];

/** State of an entry of the browser's history: `key` and `idx` are react-router's, the others are of a layer. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  /** How many layers lie over the page. */
  readonly layers?: number;
  /** Key of the entry from which the uppermost layer was opened. */
  readonly below?: string | undefined;
}

const read = (): EntryState => (history.state as EntryState | null) ?? {};
const depth = (): number => read().layers ?? 0;

/**
 * Gives each layer over the page an entry of the browser's history with the page's own address, so that Back closes the
 * layer (docs/behaviour/frame.md#layers-and-back). No such entry stays behind: it is left when its layer closes, a new
 * page takes its place, and one that stayed below that page is passed over.
 */
export class LayerEntries {
  readonly #ui: UiStore;
  /** State of the entry that was current before a move. */
  #last = read();
  /** The next move is this object's own. */
  #isOwnMove = false;
  /** The browser has begun to load another document. */
  #isUnloading = false;

  constructor(ui: UiStore) {
    this.#ui = ui;
    // A document that is loaded again has no layers.
    if (depth() > 0) this.#write({ layers: 0 });
    window.addEventListener('beforeunload', () => {
      this.#isUnloading = true;
    });
    reaction(
      () => ui.layers.length,
      (open) => {
        if (open > depth()) this.#add(open);
        // The code that closes a layer may go to another page, or open another layer, in the same task.
        else if (open < depth()) setTimeout(() => this.#leave());
      },
      { fireImmediately: true },
    );
  }

  /** Whether the current entry is a layer's: a page that is opened takes its place. */
  get isOpen(): boolean {
    return depth() > 0;
  }

  /** The current entry is a new one, of a page; `keeps`: the layers stay over it. */
  entered(keeps: boolean): void {
    const { layers, below } = this.#last;
    if (keeps && layers) this.#write({ layers, below });
    this.#last = read();
  }

  /** After a move in the history: whether it stays on the page that is shown. */
  hasStayed(): boolean {
    const from = this.#last;
    const to = read();
    this.#last = to;
    if (this.#isOwnMove) {
      this.#isOwnMove = false;
      this.#leave();
      return true;
    }
    const isSamePage = to.key === from.key;
    const closed = this.#ui.layers.slice(depth());
    for (const close of closed.toReversed()) close();
    if (closed.length > 0 && !isSamePage && to.key === from.below) {
      // Choices made in the layer, which are in its address, stay.
      this.#go(1);
      return true;
    }
    const steps = (to.idx ?? 0) - (from.idx ?? 0);
    if (isSamePage && closed.length === 0 && steps !== 0) history.go(steps);
    return isSamePage;
  }

  #add(layers: number): void {
    const { key, idx = 0 } = read();
    // The document is still here: the visitor stayed, came back, or has got a file.
    this.#isUnloading = false;
    history.pushState({ ...read(), idx: idx + 1, layers, below: key }, '');
    this.#last = read();
  }

  #leave(): void {
    const open = this.#ui.layers.length;
    const { key, below } = read();
    if (this.#isOwnMove || depth() <= open) return;
    // A move would stop the load of the other document; an entry that stays is passed over.
    if (key === below && !this.#isUnloading) this.#go(open - depth());
    else this.#write({ layers: open });
  }

  #go(steps: number): void {
    this.#isOwnMove = true;
    history.go(steps);
  }

  #write(change: EntryState): void {
    history.replaceState({ ...read(), ...change }, '');
    this.#last = read();
  }
}
