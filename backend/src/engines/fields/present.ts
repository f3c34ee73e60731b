import type { Language, ModuleColumn } from '@vestibule/contracts';
import type { Field, Fields } from '@vestibule/contracts/fields/field';
import { isSlug } from '@vestibule/contracts/fields/reference-targets';
import { asList, asObject, asText, type Json } from '../../platform/db/documents';
import { htmlHash } from '../../platform/html/html-hash';
import { sanitiseHtml } from '../../platform/html/sanitise';
import { presentFile, type Files } from '../media/files/present-files';
import { presentPicture, type Pictures } from '../media/pictures/present';
import { isOnline } from './online-window';
import { itemTexts, shownTexts, type TextsByLanguage } from './texts';

/** Language and time of a request, and the records that were loaded for it. */
export interface FieldContext {
  readonly lang: Language;
  readonly now: number;
  /** Editors also see what is outside its online window. */
  readonly isEditor: boolean;
  readonly pictures: Pictures;
  readonly files: Files;
  /** The columns of the module that is presented, by its layout. */
  readonly columns?: (layout: string) => readonly ModuleColumn[];
}

/**
 * The values of a record's fields as in its response, and the language of its texts. A stored value that does not match
 * the definition becomes the default.
 */
export function presentFields(fields: Fields, data: Json, texts: TextsByLanguage, context: FieldContext) {
  const shown = shownTexts(fields, texts, context.lang);
  const values = Object.entries(fields).map(([name, field]): Json => {
    const value = shown.texts[name] ?? data[name];
    if (field.type === 'picture')
      return {
        [name]: asText(value),
        ...pictureAs(name, presentPicture(context.pictures, asText(value), context.lang)),
      };
    if (field.type === 'file') {
      const shownFile = presentFile(context.files, field.of, asText(value));
      return { [name]: asText(value), [`${name}_obj`]: shownFile };
    }
    if (field.type === 'html') return { [name]: asText(value), [`${name}_frame`]: frameOf(asText(value)) };
    if (field.type === 'columns')
      return { [name]: context.columns?.(choiceOf(fields[field.layout], data[field.layout])) };
    if (field.type === 'group') {
      const inner = (lang: Language) => asObject(texts(lang)[name]);
      return { [name]: presentFields(field.of, asObject(value), inner, context).values };
    }
    if (field.type === 'list') {
      const visible = asList(value).filter((item) => isVisible(item, context));
      return {
        [name]: visible.map((item) => {
          const key = asText(item['key']);
          return { key, ...presentFields(field.of, item, itemTexts(texts, name, key), context).values };
        }),
      };
    }
    return { [name]: presentValue(field, value) };
  });
  return { lang: shown.lang, values: Object.assign({}, ...values) as Json };
}

/** Empty where sanitising takes nothing away: such HTML may stand in the page itself. */
const frameOf = (html: string): string => (sanitiseHtml(html) === html ? '' : htmlHash(html));

/** Whether anonymous visitors see what has an online window, in fields named `online_from` and `online_to`. */
export const isVisible = (data: Json, { isEditor, now }: Pick<FieldContext, 'isEditor' | 'now'>): boolean =>
  isEditor || isOnline(asText(data['online_from']), asText(data['online_to']), now);

const pictureAs = (name: string, { image_obj, image_thumbnails }: ReturnType<typeof presentPicture>) => ({
  [`${name}_obj`]: image_obj,
  [`${name}_thumbnails`]: image_thumbnails,
});

function choiceOf(field: Field | undefined, value: unknown): string {
  if (field?.type !== 'choice') throw new TypeError('A layout is a choice');
  return field.values.find((one) => one === value) ?? field.default ?? '';
}

function presentValue(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'choice':
      return choiceOf(field, value);
    case 'number':
      return isNumber(value, field.fraction !== undefined) && value >= field.min && value <= field.max
        ? value
        : field.default;
    case 'flag':
      return typeof value === 'boolean' ? value : field.default;
    case 'reference':
      return isSlug(field.to) ? asText(value) : isNumber(value) ? value : null;
    case 'references':
      return Array.isArray(value) ? value.filter((one) => isNumber(one)) : [];
    default:
      return asText(value);
  }
}

const isNumber = (value: unknown, orFraction = false): value is number =>
  typeof value === 'number' && (orFraction || Number.isInteger(value));
