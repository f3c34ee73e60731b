import { FORM_FIELD_TYPES as TYPES, isMultiValue, TOKEN_CONTROL } from '../form-fields';
import type { RuledField } from './form-values';

type Field = Pick<RuledField, 'slug' | 'field_type'>;

/**
 * Values of a form that was posted without script, by slug, as a script would send them. A value that was not posted is
 * missing (a box that is not ticked); a value without a field of the form is under '', which no form accepts.
 */
export function postedValues(fields: readonly Field[], posted: string): Readonly<Record<string, unknown>> {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(posted)) {
    if (name === TOKEN_CONTROL) continue;
    const all = values.get(name);
    if (all) all.push(value);
    else values.set(name, [value]);
  }
  const known = new Map(fields.map((field) => [field.slug, field]));
  return Object.fromEntries(
    [...values].map(([name, all]) => {
      const field = known.get(name);
      return field ? [name, valueOf(field, all)] : ['', all];
    }),
  );
}

function valueOf({ field_type: type }: Field, all: readonly string[]): unknown {
  if (isMultiValue(type)) return all;
  // Several values for a field that has one: its rules say what is wrong.
  if (all.length !== 1) return all;
  const [value = ''] = all;
  if (type === TYPES.checkbox) return value === 'true' || value;
  if (type === TYPES.file) return value === '' ? null : value;
  // Browsers end lines as mail does, scripts as JavaScript does.
  return value.replace(/\r\n?/g, '\n');
}
