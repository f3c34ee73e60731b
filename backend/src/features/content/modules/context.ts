import type { Database } from '../../../platform/db/database';
import type { FieldContext } from '../../../engines/fields/present';
import { fileNames, pictureFiles } from '../../../engines/fields/walk';
import { moduleFieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import { loadFiles } from '../../../engines/media/files/present-files';
import { loadPictures } from '../../../engines/media/pictures/present';
import type { ModuleRow } from '../../../engines/records/modules/load';

/** Data for presenting modules besides the modules, loaded once for all of them. */
export type ModuleContext = Omit<FieldContext, 'columns'>;

export async function loadContext(
  db: Database,
  rows: readonly ModuleRow[],
  viewer: Omit<ModuleContext, 'pictures' | 'files'>,
): Promise<ModuleContext> {
  const namesBy = (names: typeof fileNames) =>
    rows.flatMap((row) => {
      const model = modelOf(row.model);
      return model === undefined ? [] : names(moduleFieldsOf(model), row.data);
    });
  return {
    ...viewer,
    pictures: await loadPictures(db, namesBy(pictureFiles)),
    files: await loadFiles(db, namesBy(fileNames)),
  };
}
