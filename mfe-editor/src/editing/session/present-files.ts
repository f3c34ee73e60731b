import { fallbackOrder, type ContentModule, type Language } from '@vestibule/contracts';
import { FILE_TYPES, THUMBNAILS, type MediaItem } from '@vestibule/contracts/schemas/media';
import type { Fields } from '@vestibule/contracts/fields/field';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import type { FieldValues } from '../../shared/editable';

/** Finds a file of the library by its name; undefined while it is unknown. */
type Lookup = (file: string) => MediaItem | null | undefined;

/**
 * The module with the data of its pictures and files, as the server's response would have it after a save; the module
 * itself where nothing is to be filled in.
 */
export function presentFiles(module: ContentModule, lookup: Lookup): ContentModule {
  const filled = filledIn(moduleFieldsOf(module.model), { ...module }, lookup, module.lang);
  return filled ? { ...module, ...filled } : module;
}

/** The fields to be filled in; undefined for none. */
function filledIn(fields: Fields, record: FieldValues, lookup: Lookup, lang: Language): FieldValues | undefined {
  const changed: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = record[name];
    if ((field.type === 'picture' || field.type === 'file') && typeof value === 'string' && value !== '') {
      const item = record[`${name}_obj`] ? undefined : lookup(value);
      if (item && item.kind === (field.type === 'picture' ? 'picture' : field.of))
        Object.assign(changed, field.type === 'picture' ? pictureAs(name, item, lang) : fileAs(name, item));
    }
    if (field.type !== 'list' || !Array.isArray(value)) continue;
    const items = value.map((one: FieldValues) => ({ one, filled: filledIn(field.of, one, lookup, lang) }));
    if (items.some(({ filled }) => filled)) changed[name] = items.map(({ one, filled }) => ({ ...one, ...filled }));
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

function pictureAs(name: string, { url, width, height, alt, focal, color, credit }: MediaItem, lang: Language) {
  const id = url.split('/')[2] ?? '';
  const sizes = Object.entries(THUMBNAILS).map(([size, px]) => [size, `/media/${id}/${px}.jpg`] as const);
  const texts: Partial<Record<Language, string>> = alt;
  const shown = fallbackOrder(lang)
    .map((one) => texts[one])
    .find(Boolean);
  return {
    [`${name}_obj`]: { id, width, height, alt: shown ?? '', focal, color, ...(credit && { credit }) },
    [`${name}_thumbnails`]: Object.fromEntries(sizes),
  };
}

function fileAs(name: string, { kind, url }: MediaItem) {
  if (kind === 'picture') return {};
  const types: Readonly<Record<string, string>> = FILE_TYPES[kind];
  return { [`${name}_obj`]: { url, type: types[url.split('.').at(-1) ?? ''] } };
}
