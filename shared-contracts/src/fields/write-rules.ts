import { array, number, object, type Schema } from 'yup';
import { trimmedText } from './common';
import { isRequired, type Field, type Fields } from './field';
import { LIMITS } from './limits';
import { isSlug, type ReferenceTarget } from './reference-targets';
import { isTextual, listRule, textRule, valueRule } from './rules';

const slugRule = () => trimmedText().max(LIMITS.key);
const idRule = () => number().integer().min(1);
const referenceRule = (to: ReferenceTarget): Schema => (isSlug(to) ? slugRule() : idRule().nullable());

/** Rule of a field in a write of an editor: texts are those of one language. Required texts are never empty. */
function writeRule(field: Field): Schema | undefined {
  switch (field.type) {
    case 'columns':
    case 'modules':
      return undefined;
    case 'list':
      return listRule(field, writeShape(field.of, true));
    case 'group':
      return object(writeShape(field.of, false)).noUnknown();
    case 'references':
      return (isSlug(field.to) ? array().of(slugRule().required()) : array().of(idRule().required())).max(LIMITS.list);
    default:
      if (!isTextual(field)) {
        const rule = valueRule(field, referenceRule);
        return isRequired(field) ? (rule.nonNullable('must not be empty') as Schema) : rule;
      }
      return isRequired(field) ? textRule(field).min(1, 'must not be empty') : textRule(field);
  }
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
  switch (field.type) {
    case 'list':
      return field.max * (LIMITS.key + largestWrite(field.of));
    case 'group':
      return largestWrite(field.of);
    case 'references':
      return LIMITS.list * LIMITS.key;
    case 'line':
    case 'text':
    case 'rich_text':
    case 'html':
      return field.max;
    default:
      return isTextual(field) ? LIMITS.link : LIMITS.key;
  }
}
