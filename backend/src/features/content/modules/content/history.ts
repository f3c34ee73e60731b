import type { AnswerOf } from '@vestibule/contracts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { note, type By } from '../../../../platform/audit/note';
import type { Database } from '../../../../platform/db/database';
import { contentVersions } from '../../tables';
import type { KeptModule } from '../../../../engines/records/tables';
import { pageTitle, requireVisible, versionsOf } from '../owner';
import type { ModuleOwner } from '../../../../engines/records/modules/load';
import { holdPublished } from '../../../../engines/records/publishing/publications';
import { contentVersion, takeSnapshot } from '../../../../engines/records/publishing/snapshot';

export type Step = AnswerOf<'pageVersion'>['step'];
export type Version = typeof contentVersions.$inferSelect;

/** Number of steps of a page or container that are stored (docs/behaviour/editing.md#steps-back-and-forward). */
const MAX_KEPT = 200;

/** The version of the last step; undefined before the first. */
export async function headOf(db: Database, owner: ModuleOwner): Promise<Version | undefined> {
  const [head] = await db
    .select()
    .from(contentVersions)
    .where(versionsOf(owner))
    .orderBy(desc(contentVersions.id))
    .limit(1);
  return head;
}

export async function findVersion(db: Database, owner: ModuleOwner, id: number | null): Promise<Version | undefined> {
  if (id === null) return undefined;
  const [found] = await db
    .select()
    .from(contentVersions)
    .where(and(versionsOf(owner), eq(contentVersions.id, id)));
  return found;
}

/**
 * Makes a change of an owner's content, which must be locked, and stores the content before and after: each step can be
 * undone. Changes by other writers than editors in between, such as an import, become a step of their own.
 */
export async function inHistory<T>(
  tx: Database,
  owner: ModuleOwner,
  { authorId, now, step, model }: By & { readonly step: Step; readonly model: string | null },
  change: () => Promise<T>,
): Promise<T> {
  const before = await takeSnapshot(tx, owner);
  await requireVisible(tx, owner, authorId);
  if (owner.pageId !== null) await holdPublished(tx, owner.pageId, before, now);
  let head = await headOf(tx, owner);
  if (head?.version !== contentVersion(before))
    head = await keep(tx, owner, before, { step: 'other', undoTo: head?.id ?? null, at: iso(now) });
  const result = await change();
  const after = await takeSnapshot(tx, owner);
  if (contentVersion(after) !== head.version) {
    await keep(tx, owner, after, { step, model, authorId, undoTo: head.id, at: iso(now) });
    await noteContent(tx, { authorId, now }, owner, before, after);
  }
  return result;
}

/** Notes which modules of a page or container are others now. */
export const noteContent = async (
  tx: Database,
  by: By,
  { pageId, containerId }: ModuleOwner,
  before: readonly KeptModule[],
  after: readonly KeptModule[],
): Promise<void> =>
  note(tx, by, {
    subject: pageId === null ? 'containers' : 'pages',
    subjectId: pageId ?? containerId ?? '',
    title: pageId === null ? undefined : await pageTitle(tx, pageId),
    before: byName(before),
    after: byName(after),
  });

const byName = (modules: readonly KeptModule[]) =>
  Object.fromEntries(modules.map((module) => [`${module.model} ${module.id}`, module]));

const iso = (now: number) => new Date(now).toISOString();

/** Adds a version; those of long ago go. */
export async function keep(
  tx: Database,
  { pageId, containerId }: ModuleOwner,
  modules: readonly KeptModule[],
  values: Pick<typeof contentVersions.$inferInsert, 'step' | 'model' | 'authorId' | 'undoTo' | 'redoTo' | 'at'>,
): Promise<Version> {
  const row = { pageId, containerId, modules, version: contentVersion(modules), ...values };
  const [kept] = await tx.insert(contentVersions).values(row).returning();
  if (!kept) throw new TypeError('The stored version was not returned');
  const owner = { pageId, containerId };
  const [oldest] = await tx
    .select({ id: contentVersions.id })
    .from(contentVersions)
    .where(versionsOf(owner))
    .orderBy(desc(contentVersions.id))
    .offset(MAX_KEPT)
    .limit(1);
  if (oldest) await tx.delete(contentVersions).where(and(versionsOf(owner), lt(contentVersions.id, oldest.id + 1)));
  return kept;
}
