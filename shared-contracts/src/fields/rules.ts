import { array, boolean, number, object, string, type Schema } from 'yup';
import { videoOf } from '../consent/media-address';
import { trimmed } from '../schemas/common';
import { PATTERNS, type Field, type ItemField, type ListField, type ItemFields, type TextualField } from './field';
import { LIMITS } from './limits';

const LINK = /^(https:\/\/|mailto:|tel:|\/(?![/\\])|#)\S*$/;
const LINK_RULE = 'must be a path of this site, https, mailto or tel';
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;
const FILE = /^(?!\.)[^/\\]+$/;

/** The address of a video of YouTube or Vimeo. */
const isVideo = (value: string | undefined) => value === undefined || value === '' || videoOf(value) !== undefined;
const matching = (max: number, rule: RegExp, message: string) =>
  trimmed().max(max).matches(rule, { message, excludeEmptyString: true });

/** A text in one language, which may be empty. */
export function textRule(field: TextualField) {
  switch (field.type) {
    case 'line': {
      const pattern = field.pattern && PATTERNS[field.pattern];
      return pattern ? matching(field.max, pattern.rule, pattern.message) : trimmed().max(field.max);
    }
    case 'text':
    case 'rich_text':
      return string()
        .transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? '' : value))
        .max(field.max);
    case 'link':
      return matching(LIMITS.link, LINK, LINK_RULE);
    case 'picture':
      return matching(LIMITS.file, FILE, 'must be the name of a file in media/');
    case 'video':
      return trimmed().max(LIMITS.link).test('video', 'must be the https address of a YouTube or Vimeo video', isVideo);
    case 'instant':
      return matching(40, INSTANT, 'must be a day or an ISO 8601 time');
  }
}

export const isTextual = (field: Field): field is TextualField => !OTHER_TYPES.has(field.type);
const OTHER_TYPES = new Set<Field['type']>(['choice', 'number', 'flag', 'reference', 'list', 'columns']);

/** A value that is no text; references as `idRule` has them. */
export function valueRule(field: Exclude<ItemField, TextualField>, reference: (to: string) => Schema): Schema {
  switch (field.type) {
    case 'choice':
      return string().oneOf([...field.values]);
    case 'number': {
      const rule = number().integer().min(field.min).max(field.max);
      return field.default === null ? rule.nullable() : rule;
    }
    case 'flag':
      return boolean();
    case 'reference':
      return reference(field.to);
  }
}

/** The key of a list's part. */
const itemKey = () => trimmed().max(LIMITS.key).required('is required');

/** A list whose parts are checked by `shape`; no two have the same key. */
export const listRule = ({ max }: ListField<ItemFields>, shape: Record<string, Schema>) =>
  array()
    .of(object({ key: itemKey(), ...shape }).noUnknown())
    .max(max)
    .test('item-keys', 'key must differ between the items of a list', (items) =>
      items === undefined ? true : new Set(items.map((item) => item.key)).size === items.length,
    );
