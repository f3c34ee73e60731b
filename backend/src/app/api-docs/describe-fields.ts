import { isLocalised, isRequired, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { PATTERNS } from '@vestibule/contracts/fields/patterns';
import { targetOf } from '@vestibule/contracts/fields/reference-targets';
import { LANGUAGES } from '@vestibule/contracts/languages';

type Json = Readonly<Record<string, unknown>>;

/** Fields of a definition as JSON Schema has them. */
export const describeFields = (fields: Fields): Json => ({
  type: 'object',
  required: Object.entries(fields).flatMap(([name, field]) => (isRequired(field) ? [name] : [])),
  properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describeField(field)])),
});

function describeField(field: Field): Json {
  const value = describeValue(field);
  if (!isLocalised(field)) return value;
  return { type: 'object', properties: Object.fromEntries(LANGUAGES.map((language) => [language, value])) };
}

function describeValue(field: Field): Json {
  switch (field.type) {
    case 'choice':
      return { type: 'string', enum: [...field.values], ...(field.default === null ? {} : { default: field.default }) };
    case 'number':
      return { type: field.fraction !== undefined ? 'number' : 'integer', minimum: field.min, maximum: field.max };
    case 'flag':
      return { type: 'boolean', default: field.default };
    case 'reference': {
      const { kind, by } = targetOf(field.to);
      return { type: 'string', description: `The ${by} of one of ${kind}` };
    }
    case 'references':
      return { type: 'array', items: describeValue({ type: 'reference', to: field.to }) };
    case 'group':
      return describeFields(field.of);
    case 'list': {
      const { properties, ...item } = describeFields(field.of);
      const key = field.by === 'key' ? { key: { type: 'string' } } : {};
      return {
        type: 'array',
        maxItems: field.max,
        items: { ...item, properties: { ...key, ...(properties as Json) } },
      };
    }
    case 'form_value':
      return { anyOf: [{ type: 'string' }, { type: 'boolean' }, { type: 'array', items: { type: 'string' } }] };
    case 'columns':
    case 'modules':
      return { type: 'array', items: { type: 'object' }, description: 'Content modules' };
    case 'day':
      return { type: 'string', format: 'date' };
    case 'line':
      return {
        type: 'string',
        maxLength: field.max,
        ...(field.pattern ? { pattern: PATTERNS[field.pattern].rule.source } : {}),
      };
    case 'text':
    case 'rich_text':
      return { type: 'string', maxLength: field.max, ...(field.type === 'text' ? {} : { format: 'html' }) };
    default:
      return { type: 'string' };
  }
}
