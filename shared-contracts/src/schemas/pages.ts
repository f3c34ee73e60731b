import { array, number, object, string } from 'yup';
import { PAGE_THEMES } from '../constants';
import { PREVIEW_PARAMETER } from '../content-preview';
import { contentLanguage, flagSchema, id, imageThumbnails, textSchema, urls } from '../fields/common';
import { fileObject } from '../fields/files';
import { contentModule } from './modules';

/**
 * Query of a page: which of its versions an editor wants to see (docs/behaviour/editing.md#page-versions), or the
 * signature of a link to an unpublished page (docs/behaviour/editing.md#preview).
 */
export const pageQuery = object({
  version_id: number().integer().min(1),
  [PREVIEW_PARAMETER]: string().max(200),
}).noUnknown();

/** A page with everything it shows. `path` is its path in the requested language. */
export const page = object({
  id: id(),
  lang: contentLanguage(),
  content_type: textSchema(),
  path: textSchema(),
  urls: urls(),
  title: textSchema(),
  headline: textSchema(),
  is_online: flagSchema(),
  is_clickable: flagSchema(),
  in_menu: flagSchema(),
  in_footer: flagSchema(),
  is_landing_page: flagSchema(),
  noindex: flagSchema(),
  meta_title: textSchema(),
  meta_description: textSchema(),
  og_title: textSchema(),
  og_description: textSchema(),
  og_image: textSchema(),
  /** The share picture in ready-made sizes; null without one. */
  og_image_thumbs: imageThumbnails.nullable().default(null),
  og_type: textSchema(),
  /** Address of the same in easy language; '' where there is none. */
  easy_language_link: textSchema(),
  /** Film of the same in sign language. */
  sign_language_film: fileObject.nullable().defined(),
  theme: string().oneOf(['museum', 'castle']).required(),
  page_theme: string()
    .oneOf([...PAGE_THEMES])
    .required(),
  settings_url: textSchema(),
  parent: id().nullable().defined(),
  breadcrumbs: array()
    .of(object({ title: textSchema(), url: textSchema() }))
    .required(),
  siblings: array()
    .of(object({ urls: urls() }))
    .required(),
  modules: array().of(contentModule).required(),
});

/** A container section reached by its slug (docs/behaviour/content.md#sections). */
export const container = object({
  id: id(),
  slug: string().required(),
  parent: id().nullable().defined(),
  content_type: textSchema(),
  object_id: id().nullable().defined(),
  columns: array()
    .of(
      object({
        classes: string().required(),
        children: array().of(contentModule).required(),
      }),
    )
    .required(),
});

export const redirects = array()
  .of(object({ old_path: string().required(), new_path: string().required() }))
  .required();
