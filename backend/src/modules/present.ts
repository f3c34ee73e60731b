import type { ContentModule, ModuleModel, TeaserListModule } from '@vestibule/contracts';
import { MODULE_MODELS } from '@vestibule/contracts/schemas/pages';
import { asList, asText } from '../house/documents';
import { presentPicture } from '../pictures/present';
import type { ModuleContext } from './context';
import { ITEM_TEXT_FIELDS } from './fields';
import { layoutOf, presentColumns } from './layout';
import { childrenOf, type ModuleRow } from './load';
import { isOnline } from './online-window';
import { itemTexts, languageOf, shownTexts, textOf } from './texts';

const DEFAULT_LEVEL = 2;
const DEFAULT_LIMIT = 10;

/** Modules of one place as a tree; `rows` holds them and everything in their sections. */
export function presentModules(
  rows: readonly ModuleRow[],
  places: readonly ModuleRow[],
  context: ModuleContext,
): ContentModule[] {
  return places.flatMap((row) => {
    const model = MODULE_MODELS.find((name) => name === row.model);
    // A model of a later version of the site; this one cannot show it.
    return model ? [presentModule(model, row, rows, context)] : [];
  });
}

function presentModule(
  model: ModuleModel,
  row: ModuleRow,
  rows: readonly ModuleRow[],
  context: ModuleContext,
): ContentModule {
  const { data, id } = row;
  const { lang, texts } = shownTexts(model, row, context.lang);
  const text = (field: string) => texts[field] ?? '';
  const picture = () => presentPicture(context.pictures, asText(data['image']), context.lang);
  switch (model) {
    case 'headline':
      return {
        id,
        lang,
        model,
        headline_level: integer(data['headline_level']) ?? DEFAULT_LEVEL,
        preline: text('preline'),
        content: text('content'),
        subline: text('subline'),
        anchor: asText(data['anchor']),
      };
    case 'text':
      return {
        id,
        lang,
        model,
        content: text('content'),
        anchor: asText(data['anchor']),
        decrease_distance: data['decrease_distance'] === true,
      };
    case 'image':
      return {
        id,
        lang,
        model,
        ...picture(),
        description: text('description'),
        link: text('link'),
        format: asText(data['format']) || 'landscape',
      };
    case 'video':
      return {
        id,
        lang,
        model,
        ...picture(),
        video_url: asText(data['video_url']),
        title: text('title'),
        length: asText(data['length']),
        anchor: asText(data['anchor']),
      };
    case 'full_teaser':
      return {
        id,
        lang,
        model,
        ...picture(),
        link: text('link'),
        link_text: text('link_text'),
        preline: text('preline'),
        headline: text('headline'),
        subline: text('subline'),
        text: text('text'),
        extra_class: asText(data['extra_class']),
      };
    case 'teaser_list':
      return { id, lang: context.lang, model, items: presentItems(row, context) };
    case 'event_list':
      return {
        id,
        lang,
        model,
        headline: text('headline'),
        option: asText(data['option']),
        tag: integer(data['tag']) ?? context.names.tag.get(asText(data['tag'])) ?? null,
        room: integer(data['room']) ?? context.names.room.get(asText(data['room'])) ?? null,
        type: context.names.type.get(asText(data['type'])) ?? asText(data['type']),
        limit: integer(data['limit']) ?? DEFAULT_LIMIT,
      };
    case 'section':
      return {
        id,
        lang: context.lang,
        model,
        extra_class: asText(data['extra_class']),
        layout: layoutOf(data),
        ...picture(),
        columns: presentColumns(layoutOf(data), (column) =>
          presentModules(rows, childrenOf(rows, id, column), context),
        ),
      };
  }
}

function presentItems(row: ModuleRow, context: ModuleContext): TeaserListModule['items'] {
  const visible = asList(row.data['items']).filter(
    (item) => context.isEditor || isOnline(asText(item['online_from']), asText(item['online_to']), context.now),
  );
  return visible.map((item) => {
    const key = asText(item['key']);
    const texts = itemTexts(row, key);
    const lang = languageOf(texts, ITEM_TEXT_FIELDS, context.lang);
    const text = (field: (typeof ITEM_TEXT_FIELDS)[number]) => textOf(texts, field, lang);
    return {
      key,
      ...presentPicture(context.pictures, asText(item['image']), context.lang),
      preline: text('preline'),
      headline: text('headline'),
      subline: text('subline'),
      text: text('text'),
      link_text: text('link_text'),
      link: text('link'),
    };
  });
}

const integer = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined);
