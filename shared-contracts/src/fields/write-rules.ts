import { number, type Schema } from 'yup';
import { isRequired, type Field, type Fields } from './field';
import { LIMITS } from './limits';
import { isTextual, listRule, textRule, valueRule } from './rules';
import { trimmed } from '../schemas/common';

const idRule = (to: string): Schema =>
  to === 'type' ? trimmed().max(LIMITS.key) : number().integer().min(1).nullable();

/** What an editor may send for a field: texts are those of one language. Required texts are never empty. */
function writeRule(field: Field): Schema | undefined {
  if (field.type === 'columns') return undefined;
  if (field.type === 'list') return listRule(field, writeShape(field.of, true));
  if (!isTextual(field)) return valueRule(field, idRule);
  return isRequired(field) ? textRule(field).min(1, 'must not be empty') : textRule(field);
}

/** The shape of a write; with `isWhole` all of a record is sent, so that required fields must be there. */
export function writeShape(fields: Fields, isWhole: boolean): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const rule = writeRule(field);
      return rule === undefined ? [] : [[name, isWhole && isRequired(field) ? rule.required() : rule]];
    }),
  );
}

/** Characters of the largest write that the rules take. */
export const largestWrite = (fields: Fields): number =>
  Object.values(fields).reduce((sum, field) => sum + largestValue(field), 0);

function largestValue(field: Field): number {
  if (field.type === 'list') return field.max * (LIMITS.key + largestWrite(field.of));
  if (field.type === 'line' || field.type === 'text' || field.type === 'rich_text') return field.max;
  return isTextual(field) ? LIMITS.link : LIMITS.key;
}
