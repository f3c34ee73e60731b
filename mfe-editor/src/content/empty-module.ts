import type { ContentModule, Language, ModuleModel } from '@vestibule/contracts';
import type { Field, Fields } from '@vestibule/contracts/fields/field';
import { fieldsOf } from '@vestibule/contracts/modules/models';
import { emptyValues } from '../forms/list-items';

/** What an answer has beside a field's value, for one without a value. */
function besides(name: string, field: Field): Readonly<Record<string, unknown>> {
  switch (field.type) {
    case 'picture':
      return { [`${name}_obj`]: null, [`${name}_thumbnails`]: null };
    case 'file':
      return { [`${name}_obj`]: null };
    case 'html':
      return { [`${name}_frame`]: '' };
    case 'columns':
      return { [name]: [{ classes: '100', children: [] }] };
    default:
      return {};
  }
}

/** A module of a kind as it is before anything is written in it. `id` is below zero: the server has given none yet. */
export function emptyModule(model: ModuleModel, lang: Language, id: number): ContentModule {
  const fields: Fields = fieldsOf(model);
  const all = Object.entries(fields).flatMap(([name, field]) => Object.entries(besides(name, field)));
  return { id, lang, model, ...emptyValues(fields, false), ...Object.fromEntries(all) } as ContentModule;
}
