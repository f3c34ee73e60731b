import type { Language } from '@vestibule/contracts';
import type { Fields } from '@vestibule/contracts/fields/field';
import { missingFields } from '../records/missing-fields';
import type { Entry } from './entry';

/** Where entries lack what they must have, e.g. `menu[0].menu_name.de`. */
export const lacking = (fields: Fields, entries: readonly Entry[], lang: Language, path: string): readonly string[] =>
  entries.flatMap((entry, index) => {
    const at = `${path}[${index}]`;
    return [
      ...missingFields(fields, entry, lang, `${at}.`),
      ...lacking(fields, entry.children, lang, `${at}.children`),
    ];
  });
