import { PAGE_THEMES } from '../constants';
import { choice, file, flag, line, link, modules, picture, reference } from '../fields/field';
import { defineRecord } from './define-record';

/** Content pages. The order of a pack's lines is the order of the pages below one parent. */
export default defineRecord({
  kind: 'pages',
  fields: {
    parent: reference('page'),
    /** One segment of the path; empty for the home page. */
    slug: line({ localised: true, pattern: 'segment', given: { from: 'title' } }),
    title: line({ localised: true, required: true }),
    headline: line({ localised: true }),
    is_online: flag(true),
    is_clickable: flag(true),
    in_menu: flag(),
    in_footer: flag(),
    is_landing_page: flag(),
    /** Search engines leave it out, and so does the site map. */
    noindex: flag(),
    theme: choice('museum', 'castle'),
    page_theme: choice(...PAGE_THEMES),
    meta_title: line({ localised: true }),
    meta_description: line({ localised: true }),
    og_title: line({ localised: true }),
    og_description: line({ localised: true }),
    og_type: line({ max: 40, pattern: 'open_graph_type', control: 'open_graph_type' }),
    og_image: picture(),
    /** The page with the same content in easy language. */
    easy_language_link: link({ localised: true }),
    /** A film that says the same in sign language. */
    sign_language_film: file('video'),
    modules: modules(),
  },
  groups: {
    texts: ['title', 'headline', 'slug', 'parent', 'modules'],
    visibility: ['is_online', 'is_clickable', 'in_menu', 'in_footer', 'is_landing_page'],
    sharing: ['meta_title', 'meta_description', 'og_title', 'og_description', 'og_image', 'noindex'],
    access: ['easy_language_link', 'sign_language_film'],
    look: ['theme', 'page_theme'],
    advanced: ['og_type'],
  },
  hiddenBy: 'is_online',
});
