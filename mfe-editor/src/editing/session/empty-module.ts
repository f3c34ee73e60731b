import type { ContentModule, Language, ModuleModel } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import { isRequired, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { emptyValues } from '../../forms/list-items';

/** Initial values of a field in an empty module, besides those that records share. */
function besides(name: string, field: Field): Readonly<Record<string, unknown>> {
  switch (field.type) {
    case 'picture':
      return { [`${name}_obj`]: null, [`${name}_thumbnails`]: null };
    case 'file':
      return { [`${name}_obj`]: null };
    case 'html':
      return { [`${name}_frame`]: '' };
    case 'instant':
      return isRequired(field) ? { [name]: today() } : {};
    case 'columns':
      return { [name]: [{ classes: '100', children: [] }] };
    default:
      return {};
  }
}

/** A module of a kind as it is before anything is written in it. `id` is below zero: the server has given none yet. */
export function emptyModule(model: ModuleModel, lang: Language, id: number): ContentModule {
  const fields: Fields = moduleFieldsOf(model);
  const all = Object.entries(fields).flatMap(([name, field]) => Object.entries(besides(name, field)));
  return { id, lang, model, ...emptyValues(fields, false), ...Object.fromEntries(all) } as ContentModule;
}
