import type { ContentModule } from '@vestibule/contracts';
import { isLocalised, type Fields } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { plainText } from '../../forms/as-words';

/** Enough to distinguish modules by ear. */
const LENGTH = 40;

/** The first words of a module, without markup; '' where it has none. */
export function textStart(module: ContentModule): string {
  const words = (firstText(moduleFieldsOf(module.model), { ...module }) ?? '').replace(/\s+/g, ' ').trim();
  if (words.length <= LENGTH) return words;
  const cut = words.lastIndexOf(' ', LENGTH);
  return `${words.slice(0, cut > 0 ? cut : LENGTH)} …`;
}

/** The first text that says something, in the order of the definition. */
function firstText(fields: Fields, record: Readonly<Record<string, unknown>>): string | undefined {
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name];
    if (field.type === 'list' && Array.isArray(value)) {
      const [found] = value.flatMap((item: Readonly<Record<string, unknown>>) => firstText(field.of, item) ?? []);
      if (found !== undefined) return found;
    }
    if (!isLocalised(field) || field.type === 'link' || typeof value !== 'string' || value === '') continue;
    return field.type === 'rich_text' ? plainText(value) : value;
  }
  return undefined;
}
