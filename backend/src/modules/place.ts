import { SiteError } from '@vestibule/contracts';
import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db/database';
import { containers, modules, pages } from '../platform/db/schema';
import { layoutOf } from './layout';

/** Place of a module (contracts `placement`). */
export interface Placement {
  readonly page?: number | undefined;
  readonly container?: number | undefined;
  readonly section?: number | undefined;
  readonly column?: number | undefined;
  readonly position?: number | undefined;
}
/** A module in a section also names the section's page or container, so that it goes when they go. */
export interface Place {
  readonly pageId: number | null;
  readonly containerId: number | null;
  readonly sectionId: number | null;
  readonly column: number;
  readonly position: number;
}

type Owner = Pick<Place, 'pageId' | 'containerId'>;

const wrong = (field: string, message: string) => new SiteError('validation', 400, `${field} ${message}`, { field });

/** Finds the place and moves the modules from there on by one. Throws `validation` when there is no such place. */
export async function makeRoom(tx: Database, placement: Placement): Promise<Place> {
  const { column = 0, position, section } = placement;
  const { owner, siblings } = await findPlace(tx, placement, column);
  const end = await nextPosition(tx, siblings);
  const at = Math.min(position ?? end, end);
  await tx
    .update(modules)
    .set({ position: sql`${modules.position} + 1` })
    .where(and(siblings, gte(modules.position, at)));
  return { ...owner, sectionId: section ?? null, column, position: at };
}

/** Who owns the place, and which modules are there; exactly one of page, container and section must be given. */
async function findPlace(tx: Database, { page, container, section }: Placement, column: number) {
  if ([page, container, section].filter((one) => one !== undefined).length !== 1)
    throw wrong(section === undefined ? 'page' : 'section', 'or container must be given, and only one of all');
  if (page !== undefined)
    return {
      owner: await checkPage(tx, page, column),
      siblings: and(eq(modules.pageId, page), isNull(modules.sectionId)),
    };
  if (container !== undefined)
    return {
      owner: await checkContainer(tx, container, column),
      siblings: and(eq(modules.containerId, container), isNull(modules.sectionId), eq(modules.column, column)),
    };
  const id = section ?? 0;
  return {
    owner: await checkColumn(tx, id, column),
    siblings: and(eq(modules.sectionId, id), eq(modules.column, column)),
  };
}

async function checkContainer(tx: Database, id: number, column: number): Promise<Owner> {
  const [row] = await tx
    .select({ layout: containers.layout })
    .from(containers)
    .where(eq(containers.id, id))
    .for('update');
  if (!row) throw wrong('container', 'does not exist');
  if (column >= row.layout.split('-').length) throw wrong('column', 'is not one of the container’s layout');
  return { pageId: null, containerId: id };
}

async function checkPage(tx: Database, id: number, column: number): Promise<Owner> {
  // Locked, so that of two editors' new modules one comes after the other.
  const [row] = await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, id)).for('update');
  if (!row) throw wrong('page', 'does not exist');
  if (column !== 0) throw wrong('column', 'is for modules in a section');
  return { pageId: id, containerId: null };
}

async function checkColumn(tx: Database, id: number, column: number): Promise<Owner> {
  const [row] = await tx
    .select({ model: modules.model, data: modules.data, pageId: modules.pageId, containerId: modules.containerId })
    .from(modules)
    .where(eq(modules.id, id))
    .for('update');
  if (row?.model !== 'section') throw wrong('section', 'does not exist');
  if (column >= layoutOf(row.data).split('-').length) throw wrong('column', 'is not one of the section’s layout');
  return { pageId: row.pageId, containerId: row.containerId };
}

async function nextPosition(tx: Database, siblings: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number | null>`max(${modules.position})` })
    .from(modules)
    .where(siblings);
  return row?.last === null || row === undefined ? 0 : row.last + 1;
}
