import type { AnswerOf } from '@vestibule/contracts';
import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { LANGUAGES } from '@vestibule/contracts/languages';
import { asList, asObject, type Json } from '../../../platform/db/documents';
import { plainText } from '../../../platform/html/plain-text';

type Change = AnswerOf<'recordRevision'>['changes'][number];

/** Fields of a record that differ, in words; those that differ by language once for each language. */
export function* valueChanges(fields: Fields, before: Json, after: Json): Generator<Change> {
  for (const [name, field] of Object.entries(fields)) {
    const [old, present] = [before[name], after[name]];
    if (JSON.stringify(old ?? null) === JSON.stringify(present ?? null)) continue;
    for (const lang of isLocalised(field) ? LANGUAGES : ['']) {
      const [was, is] = [old, present].map((value) => words(field, lang === '' ? value : asObject(value)[lang]));
      if (was !== is) yield { field: name, lang, before: was ?? '', after: is ?? '' };
    }
  }
}

/** A value as a text; parts of lists one below the other, their texts in all languages. */
function words(field: Field, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (field.type) {
    case 'rich_text':
      return typeof value === 'string' ? plainText(value) : '';
    case 'references':
      return Array.isArray(value) ? value.join(', ') : '';
    case 'group':
      return lines(field.of, asObject(value));
    case 'list':
      return asList(value)
        .map((item) => lines(field.of, item))
        .join('\n\n');
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

const lines = (fields: Fields, values: Json): string =>
  Object.entries(fields)
    .flatMap(([name, field]) =>
      isLocalised(field)
        ? Object.values(asObject(values[name])).map((text) => words(field, text))
        : [words(field, values[name])],
    )
    .filter(Boolean)
    .join('\n');
