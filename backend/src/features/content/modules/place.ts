import { SiteError } from '@vestibule/contracts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { containers, modules, pages } from '../../../engines/records/tables';
import { layoutOf } from '../../../engines/records/modules/layout';
import { lockOwner } from './owner';
import type { ModuleOwner } from '../../../engines/records/modules/load';

/** Place of a module (contracts `placement`). */
export interface Placement {
  readonly page?: number | undefined;
  readonly container?: number | undefined;
  readonly section?: number | undefined;
  readonly column?: number | undefined;
  readonly position?: number | undefined;
}
/** A module in a section also names the section's page or container, so that it goes when they go. */
export interface ModulePlace {
  readonly pageId: number | null;
  readonly containerId: number | null;
  readonly sectionId: number | null;
  readonly column: number;
  readonly position: number;
}

const wrong = (field: string, message: string) => new SiteError('validation', 400, `${field} ${message}`, { field });

/** Finds the place and moves the modules from there on by one. Throws `validation` when there is no such place. */
export async function makeRoomForModule(tx: Database, placement: Placement): Promise<ModulePlace> {
  const { column = 0, section } = placement;
  const { owner, siblings } = await findModulePlace(tx, placement, column);
  const rows = await tx
    .select({ id: modules.id, position: modules.position })
    .from(modules)
    .where(siblings)
    .orderBy(asc(modules.position), asc(modules.id));
  const position = Math.min(placement.position ?? rows.length, rows.length);
  for (const [index, row] of rows.entries()) await setPosition(tx, row, index < position ? index : index + 1);
  return { ...owner, sectionId: section ?? null, column, position };
}

/** Positions count from 0 without gaps, so that a place in the list is a position. */
async function setPosition(
  tx: Database,
  row: { readonly id: number; readonly position: number },
  position: number,
): Promise<void> {
  if (row.position !== position) await tx.update(modules).set({ position }).where(eq(modules.id, row.id));
}

/** The page or container of a place, locked. Throws `validation` when there is no such place. */
export async function lockModulePlace(tx: Database, placement: Placement): Promise<ModuleOwner> {
  const { owner } = await findModulePlace(tx, placement, placement.column ?? 0);
  await lockOwner(tx, owner);
  return owner;
}

/** Owner of the place and its modules; exactly one of page, container and section must be given. */
export async function findModulePlace(tx: Database, { page, container, section }: Placement, column: number) {
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

async function checkContainer(tx: Database, id: number, column: number): Promise<ModuleOwner> {
  const [row] = await tx.select({ layout: containers.layout }).from(containers).where(eq(containers.id, id));
  if (!row) throw wrong('container', 'does not exist');
  if (column >= row.layout.split('-').length) throw wrong('column', 'is not one of the container’s layout');
  return { pageId: null, containerId: id };
}

async function checkPage(tx: Database, id: number, column: number): Promise<ModuleOwner> {
  const [row] = await tx.select({ id: pages.id }).from(pages).where(eq(pages.id, id));
  if (!row) throw wrong('page', 'does not exist');
  if (column !== 0) throw wrong('column', 'is for modules in a section');
  return { pageId: id, containerId: null };
}

async function checkColumn(tx: Database, id: number, column: number): Promise<ModuleOwner> {
  const [row] = await tx
    .select({ model: modules.model, data: modules.data, pageId: modules.pageId, containerId: modules.containerId })
    .from(modules)
    .where(eq(modules.id, id));
  if (row?.model !== 'section') throw wrong('section', 'does not exist');
  if (column >= layoutOf(row.data).split('-').length) throw wrong('column', 'is not one of the section’s layout');
  return { pageId: row.pageId, containerId: row.containerId };
}
