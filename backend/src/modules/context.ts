import type { Database } from '../platform/db/database';
import type { FieldContext } from '../fields/present';
import { pictureFiles } from '../fields/walk';
import { fieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import { loadPictures } from '../site/pictures/present';
import type { ModuleRow } from './load';

/** What presenting modules needs besides the modules, loaded once for all of them. */
export type ModuleContext = Omit<FieldContext, 'columns'>;

export async function loadContext(
  db: Database,
  rows: readonly ModuleRow[],
  viewer: Omit<ModuleContext, 'pictures'>,
): Promise<ModuleContext> {
  const files = rows.flatMap((row) => {
    const model = modelOf(row.model);
    return model === undefined ? [] : pictureFiles(fieldsOf(model), row.data);
  });
  return { ...viewer, pictures: await loadPictures(db, files) };
}
