import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { RegistryError } from '../registry-error';
import { codeOf, isFull } from './error-code';
import { withLock } from './file-lock';
import { isUnfinished, StoreConflict, type ObjectStore, type PutOptions, type StoredObject } from './object-store';

const etagOf = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR';

/** A file whose room a pointer takes on a full disk, so that there is always a way back to an earlier composition. */
const RESERVE = '.reserve';
/** Five times the pointer with its whole history of 100 moves. */
const RESERVE_BYTES = 512 * 1024;

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
    if (ifEtag === undefined) return this.#replace(file, body);
    await mkdir(dirname(file), { recursive: true });
    await withLock(file, async () => {
      if (((await this.get(key))?.etag ?? null) !== ifEtag) throw new StoreConflict(key);
      try {
        await this.#replace(file, body);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        await rm(join(this.root, RESERVE), { force: true });
        await this.#replace(file, body);
      }
    });
    await this.#reserve();
  }

  async list(prefix: string): Promise<string[]> {
    return (await this.#listed(prefix)).filter((key) => !isUnfinished(key));
  }

  async listOlder(prefix: string, before: Date): Promise<string[]> {
    const keys = await this.#listed(prefix);
    const older = await Promise.all(keys.map((key) => isOlder(this.#file(key), before)));
    return keys.filter((_, index) => older[index]);
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#file(key), { force: true });
    for (const folder of new Set(keys.map((key) => dirname(this.#file(key))))) await this.#removeEmpty(folder);
  }

  close(): void {
    // Nothing is open.
  }

  async #listed(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    try {
      const entries = await readdir(this.#file(folder), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix) && key !== RESERVE)
        .sort();
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** No reader ever sees half a file. Rejects with RegistryError `full`, and then nothing of it is left. */
  async #replace(file: string, body: Uint8Array): Promise<void> {
    const draft = `${file}.${process.pid}.${(this.#writes += 1)}.draft`;
    try {
      await writeInFolder(draft, body);
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      if (!isFull(error)) throw error;
      throw new RegistryError(
        'full',
        `Cannot write ${file}: no space is left on its disk. Nothing has changed: visitors get the same versions as before`,
      );
    }
  }

  /** Keeps room for the next move; there may be none now. */
  async #reserve(): Promise<void> {
    const file = join(this.root, RESERVE);
    try {
      await writeFile(file, randomBytes(RESERVE_BYTES), { flag: 'wx' });
    } catch (error) {
      if (isFull(error)) await rm(file, { force: true });
      else if (codeOf(error) !== 'EEXIST') throw error;
    }
  }

  /** Removes a folder without files, and those above it. */
  async #removeEmpty(folder: string): Promise<void> {
    if (folder === this.root) return;
    try {
      await rmdir(folder);
    } catch {
      return;
    }
    await this.#removeEmpty(dirname(folder));
  }

  #file(key: string): string {
    const file = resolve(this.root, key);
    if (file !== this.root && !file.startsWith(this.root + sep)) throw new Error(`${key} leads out of the registry`);
    return file;
  }
}

/** Again where a folder was empty and another process has removed it in between. */
async function writeInFolder(file: string, body: Uint8Array, triesLeft = 3): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  } catch (error) {
    if (triesLeft === 0 || !isMissing(error)) throw error;
    await writeInFolder(file, body, triesLeft - 1);
  }
}

async function isOlder(file: string, before: Date): Promise<boolean> {
  try {
    return (await stat(file)).mtime < before;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
