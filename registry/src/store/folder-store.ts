import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { codeOf } from './error-code';
import { withLock } from './file-lock';
import { StoreConflict, type ObjectStore, type PutOptions, type StoredObject } from './object-store';

const etagOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

/** Objects as files below a folder, which several processes of one machine may use at once. */
export class FolderStore implements ObjectStore {
  readonly root: string;
  #writes = 0;

  constructor(root: string) {
    this.root = resolve(root);
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const body = await readFile(this.#file(key));
      return { body, etag: etagOf(body) };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async put(key: string, body: Uint8Array, { ifEtag }: PutOptions = {}): Promise<void> {
    const file = this.#file(key);
    await mkdir(dirname(file), { recursive: true });
    if (ifEtag === undefined) return this.#replace(file, body);
    await withLock(file, async () => {
      if (((await this.get(key))?.etag ?? null) !== ifEtag) throw new StoreConflict(key);
      await this.#replace(file, body);
    });
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    try {
      const entries = await readdir(this.#file(folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix) && !/\.(draft|lock)$/.test(key))
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#file(key), { force: true });
  }

  close(): void {
    // Nothing is open.
  }

  /** No reader ever sees half a file. */
  async #replace(file: string, body: Uint8Array): Promise<void> {
    const draft = `${file}.${process.pid}.${(this.#writes += 1)}.draft`;
    await writeFile(draft, body);
    await rename(draft, file);
  }

  #file(key: string): string {
    const file = resolve(this.root, key);
    if (file !== this.root && !file.startsWith(this.root + sep)) throw new Error(`${key} leads out of the registry`);
    return file;
  }
}
