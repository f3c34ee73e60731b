import { array, lazy, mixed, number, object, string, type Schema } from 'yup';
import { contentLanguage, flag, id, imageObject, imageThumbnails, text, urls } from './common';

/** The modules a page may hold, and the columns that a section's layout gives (spec/000 §3). */
export const MODULE_MODELS = [
  'headline',
  'text',
  'image',
  'video',
  'full_teaser',
  'teaser_list',
  'section',
  'event_list',
] as const;
export type ModuleModel = (typeof MODULE_MODELS)[number];
export const COLUMN_LAYOUTS = ['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25'] as const;

const base = { id: id(), lang: contentLanguage() };
const model = <M extends ModuleModel>(name: M) => mixed<M>().oneOf([name]).required();
const picture = { image_obj: imageObject.nullable().defined(), image_thumbnails: imageThumbnails.nullable().defined() };

export const headlineModule = object({
  ...base,
  model: model('headline'),
  headline_level: number().integer().min(2).max(6).required(),
  preline: text(),
  content: text(),
  subline: text(),
  anchor: text(),
});
export const textModule = object({
  ...base,
  model: model('text'),
  content: text(),
  anchor: text(),
  decrease_distance: flag(),
});
export const imageModule = object({
  ...base,
  model: model('image'),
  ...picture,
  description: text(),
  link: text(),
  format: text(),
});
/** A video of another service; `length` as editors write it, e.g. 3:45. */
export const videoModule = object({
  ...base,
  model: model('video'),
  ...picture,
  video_url: text(),
  title: text(),
  length: text(),
  anchor: text(),
});
export const fullTeaserModule = object({
  ...base,
  model: model('full_teaser'),
  ...picture,
  link: text(),
  link_text: text(),
  preline: text(),
  headline: text(),
  subline: text(),
  text: text(),
  extra_class: text(),
});
export const teaserItem = object({
  key: string().required(),
  ...picture,
  preline: text(),
  headline: text(),
  subline: text(),
  text: text(),
  link_text: text(),
  link: text(),
});
/** `items` holds only those inside their online window when the visitor is not an editor. */
export const teaserListModule = object({
  ...base,
  model: model('teaser_list'),
  items: array().of(teaserItem).required(),
});
export const eventListModule = object({
  ...base,
  model: model('event_list'),
  headline: text(),
  option: text(),
  tag: number().integer().nullable().defined(),
  room: number().integer().nullable().defined(),
  type: text(),
  limit: number().integer().min(1).max(50).required(),
});
/** `columns[].classes` is the column's share of the row in per cent. */
export const sectionModule = object({
  ...base,
  model: model('section'),
  extra_class: text(),
  layout: string()
    .oneOf([...COLUMN_LAYOUTS])
    .required(),
  ...picture,
  columns: array()
    .of(
      object({
        classes: string().required(),
        children: array()
          .of(lazy((value: unknown) => moduleSchema(value)))
          .required(),
      }),
    )
    .required(),
});

const byModel = {
  headline: headlineModule,
  text: textModule,
  image: imageModule,
  video: videoModule,
  full_teaser: fullTeaserModule,
  teaser_list: teaserListModule,
  event_list: eventListModule,
  section: sectionModule,
} satisfies Record<ModuleModel, unknown>;

/** The schema that a value's own `model` names; an unknown model fails as a headline with a wrong model. */
export function moduleSchema(value: unknown): Schema {
  const name = typeof value === 'object' && value !== null && 'model' in value ? value.model : undefined;
  const known = MODULE_MODELS.find((candidate) => candidate === name);
  return byModel[known ?? 'headline'];
}

/** Query of a page: which of its versions an editor wants to see (spec/000 §6). */
export const pageQuery = object({ version_id: number().integer().min(1) }).noUnknown();

/** A page with everything it shows. `path` is its path in the asked language. */
export const page = object({
  id: id(),
  lang: contentLanguage(),
  content_type: text(),
  path: text(),
  urls: urls(),
  title: text(),
  headline: text(),
  is_online: flag(),
  is_clickable: flag(),
  in_menu: flag(),
  in_footer: flag(),
  is_landing_page: flag(),
  meta_title: text(),
  meta_description: text(),
  og_title: text(),
  og_description: text(),
  og_image: text(),
  og_type: text(),
  theme: string().oneOf(['museum', 'castle']).required(),
  page_theme: string().oneOf(['cc01', 'cc02', 'cc03']).required(),
  settings_url: text(),
  parent: id().nullable().defined(),
  breadcrumbs: array()
    .of(object({ title: text(), url: text() }))
    .required(),
  siblings: array()
    .of(object({ urls: urls() }))
    .required(),
  modules: array()
    .of(lazy((value: unknown) => moduleSchema(value)))
    .required(),
});

/** A container section reached by its slug (spec/000 §3). */
export const container = object({
  id: id(),
  slug: string().required(),
  parent: id().nullable().defined(),
  content_type: text(),
  object_id: id().nullable().defined(),
  columns: array()
    .of(
      object({
        classes: string().required(),
        children: array()
          .of(lazy((value: unknown) => moduleSchema(value)))
          .required(),
      }),
    )
    .required(),
});

export const redirects = array()
  .of(object({ old_path: string().required(), new_path: string().required() }))
  .required();
