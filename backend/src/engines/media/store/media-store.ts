/** A file of the library: its name, and the SHA-256 of its content. */
export interface StoredFile {
  readonly file: string;
  readonly hash: string;
}

/** Storage of the contents of the library's files (docs/operations.md#media). */
export interface MediaStore {
  /** Folder for incoming files, on the same disk as the files that `take` stores. */
  readonly incoming: string;
  /** Path of the whole content on this machine. Throws `not_found`, and `unavailable` while a bucket is away. */
  path: (stored: StoredFile) => Promise<string>;
  /** Its bytes; 0 where it is not there. */
  size: (stored: StoredFile) => Promise<number>;
  /** Keeps the content at `path`, which is the store's from then on. */
  take: (stored: StoredFile, path: string) => Promise<void>;
  /** Keeps a copy of the content at `path`. */
  copy: (stored: StoredFile, path: string) => Promise<void>;
  /** The library has `after` in the place of `before`, or nothing; `isShared`: another file has the old content too. */
  gone: (before: StoredFile, after: StoredFile | undefined, isShared: boolean) => Promise<void>;
}
