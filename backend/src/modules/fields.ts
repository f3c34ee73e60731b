import type { ModuleModel } from '@vestibule/contracts';

/**
 * Fields of a module that depend on the language, the first of them being its main text: they stand in
 * `modules.texts[lang]`. All others stand in `modules.data`. A teaser list keeps `data.items: [{key, image,
 * online_from, online_to}]` in their order and their texts in `texts[lang].items: {[key]: {preline, headline, …}}`.
 */
export const TEXT_FIELDS = {
  headline: ['content', 'preline', 'subline'],
  text: ['content'],
  image: ['description', 'link'],
  video: ['title'],
  full_teaser: ['headline', 'preline', 'subline', 'text', 'link_text', 'link'],
  teaser_list: [],
  event_list: ['headline'],
  section: [],
} as const satisfies Record<ModuleModel, readonly string[]>;

/** Texts of one item of a teaser list, the main one first. */
export const ITEM_TEXT_FIELDS = ['headline', 'preline', 'subline', 'text', 'link_text', 'link'] as const;

/** Fields that hold HTML, which is sanitised before it is stored. */
export const HTML_FIELDS: Readonly<Record<string, readonly string[]>> = { text: ['content'], full_teaser: ['text'] };

export const isTextField = (model: ModuleModel, field: string) => TEXT_FIELDS[model].some((name) => name === field);
