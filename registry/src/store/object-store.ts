/** An object with the mark of its content: any change of it changes `etag`. */
export interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
}

export interface PutOptions {
  /** Write only when the object still has this etag; `null`: only when there is none. Otherwise StoreConflict. */
  readonly ifEtag?: string | null;
}

/** Where a registry keeps its objects. Keys are paths with `/`; an object is written whole or not at all. */
export interface ObjectStore {
  /** Undefined when there is no such object. */
  get: (key: string) => Promise<StoredObject | undefined>;
  put: (key: string, body: Uint8Array, options?: PutOptions) => Promise<void>;
  /** Keys that begin with `prefix`, sorted. */
  list: (prefix: string) => Promise<string[]>;
  /**
   * Keys of everything below that was last written before a time, sorted; in a folder also of the unfinished files and
   * locks of processes that have died, which `list` leaves out (`isUnfinished`).
   */
  listOlder: (prefix: string, before: Date) => Promise<string[]>;
  /** Keys that do not exist are no error. */
  delete: (keys: readonly string[]) => Promise<void>;
  /** Ends connections. */
  close: () => void;
}

/** Whether a key is of a file that was never whole, or of a lock. */
export const isUnfinished = (key: string): boolean => /\.(?:draft|lock)$/.test(key);

/** The store does not respond, or refuses the request: the address, and its response. */
export class StoreError extends Error {
  /** 0 without a response. */
  readonly status: number;

  constructor(message: string, status: number, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }

  /** A later try may succeed. */
  get isUnavailable(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Another writer changed the object in between. */
export class StoreConflict extends Error {
  constructor(key: string) {
    super(`${key} was changed by another process`);
  }
}
