import type { ContentModule, ModuleModel } from '@vestibule/contracts';
import { moduleFieldsOf, modelOf } from '@vestibule/contracts/modules/models';
import { isVisible, presentFields } from '../../../engines/fields/present';
import { storedTexts } from '../../../engines/fields/texts';
import type { ModuleContext } from './context';
import { presentColumns } from '../../../engines/records/modules/layout';
import { childrenOf, type ModuleRow } from '../../../engines/records/modules/load';

/** Modules of one place as a tree; `rows` holds them and everything in their sections. */
export function presentModules(
  rows: readonly ModuleRow[],
  places: readonly ModuleRow[],
  context: ModuleContext,
): ContentModule[] {
  return places.flatMap((row) => {
    const model = modelOf(row.model);
    // A model of a later version of the site; this one cannot show it.
    return model && isVisible(row.data, context) ? [presentModule(model, row, rows, context)] : [];
  });
}

function presentModule(
  model: ModuleModel,
  row: ModuleRow,
  rows: readonly ModuleRow[],
  context: ModuleContext,
): ContentModule {
  const columns = (layout: string) =>
    presentColumns(layout, (column) => presentModules(rows, childrenOf(rows, row.id, column), context));
  const { lang, values } = presentFields(moduleFieldsOf(model), row.data, storedTexts(row.texts), {
    ...context,
    columns,
  });
  // The definition decides both the type and the values of the response.
  return { id: row.id, lang, model, ...values } as ContentModule;
}
