import { array, number, object, string } from 'yup';
import { PREVIEW_PARAMETER } from '../content-preview';
import { contentLanguage, flag, id, text, urls } from '../fields/common';
import { fileObject } from '../fields/files';
import { contentModule } from './modules';

/**
 * Query of a page: which of its versions an editor wants to see (docs/behaviour/editing.md#page-versions), or the
 * signature of a link to what is not published (docs/behaviour/editing.md#preview).
 */
export const pageQuery = object({
  version_id: number().integer().min(1),
  [PREVIEW_PARAMETER]: string().max(200),
}).noUnknown();

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
  noindex: flag(),
  meta_title: text(),
  meta_description: text(),
  og_title: text(),
  og_description: text(),
  og_image: text(),
  og_type: text(),
  /** Address of the same in easy language; '' where there is none. */
  easy_language_link: text(),
  /** Film of the same in sign language. */
  sign_language_film: fileObject.nullable().defined(),
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
  modules: array().of(contentModule).required(),
});

/** A container section reached by its slug (docs/behaviour/content.md#sections). */
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
        children: array().of(contentModule).required(),
      }),
    )
    .required(),
});

export const redirects = array()
  .of(object({ old_path: string().required(), new_path: string().required() }))
  .required();
