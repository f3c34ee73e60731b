import type { ContentModule, ModuleColumn } from '@vestibule/contracts';
import type { Fields } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf, modelOf } from '@vestibule/contracts/modules/models';

/** Values of a form by the names of the fields; a list's parts have their `key` and the fields of the list. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** The values in a group or a text of several languages; none where it is empty. */
export const asValues = (value: unknown): FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as FieldValues) : {};
/** Undefined in place of no values. */
export const orNothing = (values: FieldValues): FieldValues | undefined =>
  Object.keys(values).length === 0 ? undefined : values;

/** Whether this version knows the module's model; one of a later version cannot be edited here. */
export const isEditable = (module: ContentModule | undefined): module is ContentModule =>
  modelOf(module?.model) !== undefined;

const itemsOf = (value: unknown): readonly FieldValues[] => (Array.isArray(value) ? (value as FieldValues[]) : []);

function valuesIn(fields: Fields, record: FieldValues): FieldValues {
  const found = Object.entries(fields).flatMap(([name, field]): (readonly [string, unknown])[] => {
    if (field.type === 'columns') return [];
    if (field.type !== 'list') return [[name, record[name]]];
    return [[name, itemsOf(record[name]).map((item) => ({ key: item['key'], ...valuesIn(field.of, item) }))]];
  });
  return Object.fromEntries(found);
}

/** Values of a module's form: not the modules in its columns, nor the response's data about pictures. */
export const valuesOf = (module: ContentModule): FieldValues => valuesIn(moduleFieldsOf(module.model), { ...module });

/** Values are JSON, their names in the definition's order. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Fields of `after` that differ from `before`: the body of a PATCH. */
export function changedFields(before: ContentModule, after: ContentModule): FieldValues {
  const old = valuesOf(before);
  return Object.fromEntries(Object.entries(valuesOf(after)).filter(([name, value]) => !isSame(old[name], value)));
}

/** Columns of another layout: modules in columns that it lacks go below the last one, as on the server. */
function regrouped(columns: readonly ModuleColumn[], layout: string): ModuleColumn[] {
  const shares = layout.split('-');
  return shares.map((classes, index) => ({
    classes,
    children:
      index === shares.length - 1
        ? columns.slice(index).flatMap(({ children }) => children)
        : [...(columns[index]?.children ?? [])],
  }));
}

function withValuesIn(fields: Fields, record: FieldValues, values: FieldValues): FieldValues {
  const changed: Record<string, unknown> = { ...record, ...values };
  for (const [name, field] of Object.entries(fields)) {
    // The data of the former file is not that of the new one, which the session fills in.
    const isOther = name in values && values[name] !== record[name];
    if (isOther && field.type === 'picture')
      Object.assign(changed, { [`${name}_obj`]: null, [`${name}_thumbnails`]: null });
    if (isOther && field.type === 'file') Object.assign(changed, { [`${name}_obj`]: null });
    if (field.type === 'columns' && field.layout in values)
      changed[name] = regrouped(record[name] as readonly ModuleColumn[], String(values[field.layout]));
    if (field.type !== 'list' || !(name in values)) continue;
    const old = new Map(itemsOf(record[name]).map((item) => [item['key'], item]));
    changed[name] = itemsOf(values[name]).map((item) => withValuesIn(field.of, old.get(item['key']) ?? {}, item));
  }
  return changed;
}

/** The module as it would be with these values. */
export const withValues = (module: ContentModule, values: FieldValues): ContentModule =>
  withValuesIn(moduleFieldsOf(module.model), { ...module }, values) as unknown as ContentModule;
