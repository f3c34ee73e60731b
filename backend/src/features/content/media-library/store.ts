import { notFound, SiteError } from '@vestibule/contracts';
import type { mediaChange } from '@vestibule/contracts/schemas/media';
import { eq } from 'drizzle-orm';
import type { InferType } from 'yup';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { lockUntilCommit } from '../../../platform/db/lock';
import { media, mediaFiles } from '../../../engines/media/tables';
import type { MediaDeps } from '../../../engines/media/deps';
import { loadItem } from './item';
import type { Received } from '../../../engines/media/receive';
import type { StoredFile } from '../../../engines/media/store/media-store';
import { requireSeenRights } from './seen-uses';
import { usesOf } from './uses';
import { whatItIs, type Kinded } from './what-it-is';
import { basename, extname } from 'node:path';
import { slugOf } from '../../../platform/texts/slug';

type Library = Pick<MediaDeps, 'db' | 'mediaStore'>;
const tableOf = ({ kind }: Pick<Kinded, 'kind'>) => (kind === 'picture' ? media : mediaFiles);

/** Stores an upload; returns the name of the file and whether it is new: the same content is stored once. */
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
    await library.mediaStore.take({ file, hash: received.hash }, received.path);
    return { file, isNew: true };
  });
}

/** Replaces a file's content by another one of its kind; its name and its texts stay. Throws `validation`, 412. */
export async function replace(
  library: Library,
  file: string,
  version: string,
  received: Received,
  by: By,
): Promise<void> {
  const kinded = await whatItIs(received);
  const after = { file, hash: received.hash };
  const gone = await library.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'library');
    const item = await latest({ ...library, db: tx }, file, version);
    const before = await storedOf(tx, file);
    await requireSeenRights(tx, before, by);
    const type = kinded.kind === 'file' ? await typeOf(tx, file) : undefined;
    if ((item.kind === 'picture') !== (kinded.kind === 'picture') || (kinded.kind === 'file' && type !== kinded.type))
      throw new SiteError('validation', 400, 'The new file must be of the kind of the old one', { field: 'file' });
    if (kinded.kind === 'picture') await tx.update(media).set(kinded.measured).where(eq(media.file, file));
    else await tx.update(mediaFiles).set({ hash: received.hash }).where(eq(mediaFiles.file, file));
    const { url } = await loadItem({ ...library, db: tx }, file);
    await note(tx, by, { subject: 'media', subjectId: file, before: { url: item.url }, after: { url } });
    await library.mediaStore.take(after, received.path);
    return { before, isShared: await isContent(tx, before.hash) };
  });
  await library.mediaStore.gone(gone.before, after, gone.isShared);
}

/** Changes the texts of a picture. Throws `not_found`, `validation` for other files, 412. */
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
    await requireSeenRights(tx, await storedOf(tx, file), by);
    const set = { alt: { ...item.alt, ...alt }, focalX, focalY, credit: credit ?? item.credit };
    await tx.update(media).set(set).where(eq(media.file, file));
    const before = { alt: item.alt, focal: item.focal, credit: item.credit };
    const after = { alt: set.alt, focal: [focalX, focalY], credit: set.credit };
    await note(tx, by, { subject: 'media', subjectId: file, before, after });
  });
}

/** Removes a file. Throws `not_found`, `conflict` where something uses it, 412. */
export async function remove(library: Library, file: string, version: string, by: By): Promise<void> {
  const gone = await library.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'library');
    const { kind, alt, focal, credit } = await latest({ ...library, db: tx }, file, version);
    const table = kind === 'picture' ? media : mediaFiles;
    const before = await storedOf(tx, file);
    const uses = await usesOf(tx, before);
    if (uses.length > 0) throw new SiteError('conflict', 409, `It is used by ${uses.join(', ')}`);
    await tx.delete(table).where(eq(table.file, file));
    await note(tx, by, { subject: 'media', subjectId: file, before: { alt, focal, credit } });
    return { before, isShared: await isContent(tx, before.hash) };
  });
  await library.mediaStore.gone(gone.before, undefined, gone.isShared);
}

async function latest(library: Library, file: string, version: string) {
  const item = await loadItem(library, file);
  if (item.version !== version) throw new SiteError('conflict', 412, 'The file has been changed by others meanwhile');
  return item;
}

async function storedOf(tx: Database, file: string): Promise<StoredFile> {
  for (const table of [media, mediaFiles]) {
    const [row] = await tx.select({ file: table.file, hash: table.hash }).from(table).where(eq(table.file, file));
    if (row) return row;
  }
  throw notFound('There is no such file');
}

/** Whether a file of the library has this content. */
async function isContent(tx: Database, hash: string): Promise<boolean> {
  const counts = [media, mediaFiles].map((table) => tx.$count(table, eq(table.hash, hash)));
  return (await Promise.all(counts)).some((count) => count > 0);
}

async function typeOf(tx: Database, file: string) {
  const [row] = await tx.select({ type: mediaFiles.type }).from(mediaFiles).where(eq(mediaFiles.file, file));
  return row?.type;
}

/** A name that no file of the library has: `given` in letters that every system takes, numbered when it is taken. */
async function freeName(tx: Database, given: string, extension: string): Promise<string> {
  const base = slugOf(basename(given, extname(given)), 'file');
  const taken = new Set<string>();
  for (const table of [media, mediaFiles])
    for (const { file } of await tx.select({ file: table.file }).from(table)) taken.add(file);
  let name = `${base}.${extension}`;
  for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}.${extension}`;
  return name;
}
