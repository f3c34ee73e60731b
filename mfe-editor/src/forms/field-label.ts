import { LANGUAGES, type Language } from '@vestibule/contracts';
import type { useTranslation } from 'react-i18next';

export type Translated = ReturnType<typeof useTranslation<'editor'>>['t'];

/**
 * Label of a field by its path in an error, e.g. `seat_groups[0].prices[1].price` or `slug.de`: the labels on the way,
 * with the number of each part and the language of a text.
 */
export function fieldLabel(owner: string, path: string, t: Translated): string {
  const parts = path.split('.').map((part) => {
    if ((LANGUAGES as readonly string[]).includes(part)) return t(`language.${part as Language}`);
    const [, name = part, index] = /^(\w+)\[(\d+)\]$/.exec(part) ?? [];
    const label = t([`fieldOf.${owner}.${name}`, `field.${name}`], { defaultValue: name.replaceAll('_', ' ') });
    return index === undefined ? label : `${label} ${Number(index) + 1}`;
  });
  return parts.join(', ');
}

/** A reason with the label of the field that it is about; as it is without a field. */
export const reasonAt = (owner: string, path: string | undefined, reason: string, t: Translated): string =>
  path === undefined || path === '' ? reason : `${fieldLabel(owner, path, t)}: ${reason}`;
