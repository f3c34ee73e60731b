import { fallbackOrder, type Language } from '@vestibule/contracts/languages';
import { isPlainObject } from '@vestibule/contracts/plain-object';

/** A text in the language or its fallback; a plain one as it is. */
export function textIn(value: unknown, lang: Language): string {
  if (typeof value === 'string') return value;
  const texts = isPlainObject(value) ? value : {};
  const text = fallbackOrder(lang)
    .map((one) => texts[one])
    .find(Boolean);
  return typeof text === 'string' ? text : '';
}
