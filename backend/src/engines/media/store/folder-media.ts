import { notFound } from '@vestibule/contracts';
import { copyFile, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore, StoredFile } from './media-store';

/** Files in a folder, under their names. */
export class FolderMedia implements MediaStore {
  readonly incoming: string;

  constructor(folder: string) {
    this.incoming = folder;
  }

  async path({ file }: StoredFile): Promise<string> {
    const path = this.#pathOf(file);
    const isThere = await stat(path).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isThere) throw notFound('There is no such file');
    return path;
  }

  size({ file }: StoredFile): Promise<number> {
    return stat(this.#pathOf(file)).then(
      ({ size }) => size,
      () => 0,
    );
  }

  take({ file }: StoredFile, path: string): Promise<void> {
    return rename(path, this.#pathOf(file));
  }

  /** Whole or not at all. */
  async copy({ file }: StoredFile, path: string): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    const temporary = this.#pathOf(`.${file}.new`);
    await copyFile(path, temporary);
    await rename(temporary, this.#pathOf(file));
  }

  async gone({ file }: StoredFile, after: StoredFile | undefined): Promise<void> {
    if (!after) await rm(this.#pathOf(file), { force: true });
  }

  #pathOf(file: string): string {
    return join(this.incoming, file);
  }
}

/** The store of a site without a bucket: `media` below its data folder. */
export const mediaBelow = (dataDir: string): MediaStore => new FolderMedia(join(dataDir, 'media'));
