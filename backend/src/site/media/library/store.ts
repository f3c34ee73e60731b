import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound, SiteError } from '@vestibule/contracts';
import type { mediaChange } from '@vestibule/contracts/schemas/media';
import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { lockUntilCommit } from '../../../platform/db/lock';
import { media, mediaFiles } from '../../../platform/db/schema';
import type { Deps } from '../../../platform/server/deps';
import { loadItem } from './item';
import { freeName } from './names';
import type { Received } from './receive';
import { usesOf } from './uses';
import { whatItIs, type Kinded } from './what-it-is';

type Library = Pick<Deps, 'db' | 'dataDir'>;
const pathOf = ({ dataDir }: Pick<Library, 'dataDir'>, file: string) => join(dataDir, 'media', file);
const tableOf = ({ kind }: Pick<Kinded, 'kind'>) => (kind === 'picture' ? media : mediaFiles);

/** Takes an upload in; the name of what there is now, and whether it is new: the same content is there once. */
export async function takeIn(
  library: Library,
  received: Received,
  given: string,
  by: By,
): Promise<{ readonly file: string; readonly isNew: boolean }> {
  const kinded = await whatItIs(received);
  return library.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'library');
    const table = tableOf(kinded);
    const [known] = await tx.select({ file: table.file }).from(table).where(eq(table.hash, received.hash)).limit(1);
    if (known) return { file: known.file, isNew: false };
    const file = await freeName(tx, given, kinded.extension);
    if (kinded.kind === 'picture') await tx.insert(media).values({ file, ...kinded.measured });
    else await tx.insert(mediaFiles).values({ file, hash: received.hash, type: kinded.type });
    await note(tx, by, { subject: 'media', subjectId: file, after: { hash: received.hash } });
    // Last: a row without its file would be shown broken; a file without its row is nothing.
    await rename(received.path, pathOf(library, file));
    return { file, isNew: true };
  });
}

/** Gives a file another content of its kind; its name, and what is said of it, stay. Throws `validation`, 412. */
export async function replace(
  library: Library,
  file: string,
  version: string,
  received: Received,
  by: By,
): Promise<void> {
  const kinded = await whatItIs(received);
  await library.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'library');
    const item = await latest({ ...library, db: tx }, file, version);
    const type = kinded.kind === 'file' ? await typeOf(tx, file) : undefined;
    if ((item.kind === 'picture') !== (kinded.kind === 'picture') || (kinded.kind === 'file' && type !== kinded.type))
      throw new SiteError('validation', 400, 'The new file must be of the kind of the old one', { field: 'file' });
    if (kinded.kind === 'picture') await tx.update(media).set(kinded.measured).where(eq(media.file, file));
    else await tx.update(mediaFiles).set({ hash: received.hash }).where(eq(mediaFiles.file, file));
    const { url } = await loadItem({ ...library, db: tx }, file);
    await note(tx, by, { subject: 'media', subjectId: file, before: { url: item.url }, after: { url } });
    await rename(received.path, pathOf(library, file));
  });
}

/** Changes what is said of a picture. Throws `not_found`, `validation` for other files, 412. */
export async function change(
  library: Library,
  file: string,
  version: string,
  { alt, focal, credit }: InferType<typeof mediaChange>,
  by: By,
): Promise<void> {
  await library.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'library');
    const item = await latest({ ...library, db: tx }, file, version);
    if (item.kind !== 'picture') throw new SiteError('validation', 400, 'Only pictures have these', { field: 'alt' });
    const [focalX, focalY] = focal ?? item.focal;
    const set = { alt: { ...item.alt, ...alt }, focalX, focalY, credit: credit ?? item.credit };
    await tx.update(media).set(set).where(eq(media.file, file));
    const before = { alt: item.alt, focal: item.focal, credit: item.credit };
    const after = { alt: set.alt, focal: [focalX, focalY], credit: set.credit };
    await note(tx, by, { subject: 'media', subjectId: file, before, after });
  });
}

/** Removes a file. Throws `not_found`, `conflict` where something uses it, 412. */
export async function remove(library: Library, file: string, version: string, by: By): Promise<void> {
  await library.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'library');
    const { kind, alt, focal, credit } = await latest({ ...library, db: tx }, file, version);
    const table = kind === 'picture' ? media : mediaFiles;
    const [row] = await tx.select({ hash: table.hash }).from(table).where(eq(table.file, file));
    if (!row) throw notFound('There is no such file');
    const uses = await usesOf(tx, { file, hash: row.hash });
    if (uses.length > 0) throw new SiteError('conflict', 409, `It is used by ${uses.join(', ')}`);
    await tx.delete(table).where(eq(table.file, file));
    await note(tx, by, { subject: 'media', subjectId: file, before: { alt, focal, credit } });
  });
  await rm(pathOf(library, file), { force: true });
}

async function latest(library: Library, file: string, version: string) {
  const item = await loadItem(library, file);
  if (item.version !== version) throw new SiteError('conflict', 412, 'The file has been changed by others meanwhile');
  return item;
}

async function typeOf(tx: Database, file: string) {
  const [row] = await tx.select({ type: mediaFiles.type }).from(mediaFiles).where(eq(mediaFiles.file, file));
  return row?.type;
}
