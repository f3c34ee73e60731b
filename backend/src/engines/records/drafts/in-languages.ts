import type { Language } from '@vestibule/contracts';
import { isLocalised, type Field, type Fields } from '@vestibule/contracts/fields/field';
import { compact } from '../compact';
import { asList, asObject, type Json } from '../../../platform/db/documents';

/** The values of `next`, with the texts of `published` in all languages but these; nothing that is empty. */
export const inLanguages = (fields: Fields, published: Json, next: Json, languages: readonly Language[]): Json =>
  compact({
    ...next,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, valueIn(field, published[name], next[name], languages)]),
    ),
  });

function valueIn(field: Field, published: unknown, next: unknown, languages: readonly Language[]): unknown {
  if (isLocalised(field)) {
    const isTaken = ([lang]: readonly [string, unknown]) => languages.some((one) => one === lang);
    const kept = Object.entries(asObject(published)).filter((entry) => !isTaken(entry));
    return Object.fromEntries([...kept, ...Object.entries(asObject(next)).filter(isTaken)]);
  }
  if (field.type === 'group') return inLanguages(field.of, asObject(published), asObject(next), languages);
  // Only by their keys one knows which of them were there.
  if (field.type !== 'list' || field.by !== 'key') return next;
  const before = new Map(asList(published).map((item) => [item['key'], item]));
  return asList(next).map((item) => {
    const same = before.get(item['key']);
    return same === undefined ? item : inLanguages(field.of, same, item, languages);
  });
}
