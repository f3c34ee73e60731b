import type { ContentModule, Language, Page } from '@vestibule/contracts';
import { presentFile, type Files } from '../../../engines/media/files/present-files';
import { pictureUrl, presentPicture, type Pictures } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { translator } from '../../../platform/texts/translate';
import { isHome, type PageRow } from './find';

/** Width that social networks show shared pictures in. */
const SHARE_WIDTH = 1280;
/** Where the hub has the form of a page (mfe-editor/src/hub/records/record-paths.ts). */
const SETTINGS = '/cms-hub/records/pages';

export interface PageParts {
  readonly page: PageRow;
  readonly ancestors: readonly PageRow[];
  /** Pages with the same parent, in their order. */
  readonly siblings: readonly Pick<PageRow, 'path'>[];
  readonly modules: ContentModule[];
  readonly pictures: Pictures;
  readonly files: Files;
}

/** A page in the requested language, its texts in the language it has. */
export function presentPage({ page, ancestors, siblings, modules, pictures, files }: PageParts, asked: Language): Page {
  const lang = contentLanguage(asked, page.title, page.headline);
  const title = pick(page.title, lang);
  const headline = pick(page.headline, lang);
  const metaTitle = pick(page.metaTitle, lang);
  const description = pick(page.metaDescription, lang);
  const share = page.ogImage === null ? undefined : pictures.get(page.ogImage);
  return {
    id: page.id,
    lang,
    content_type: 'page',
    path: page.path[asked] ?? '',
    urls: { ...page.path },
    title,
    headline,
    is_online: page.isOnline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    is_landing_page: page.isLandingPage,
    noindex: page.noindex,
    meta_title: metaTitle || title,
    meta_description: description,
    og_title: pick(page.ogTitle, lang) || metaTitle || headline || title,
    og_description: pick(page.ogDescription, lang) || description,
    og_image: share ? pictureUrl(share, SHARE_WIDTH) : '',
    og_image_thumbs: presentPicture(pictures, page.ogImage, asked).image_thumbnails,
    og_type: page.ogType,
    easy_language_link: page.easyLanguageLink[lang] ?? '',
    sign_language_film: presentFile(files, 'video', page.signLanguageFilm ?? ''),
    theme: page.theme,
    page_theme: page.pageTheme,
    settings_url: `${SETTINGS}/${page.id}`,
    parent: page.parentId,
    breadcrumbs: breadcrumbs(page, ancestors, asked),
    siblings: siblings.map(({ path }) => ({ urls: { ...path } })),
    modules,
  };
}

/** Home, then the parents, then the page itself. A parent that cannot be visited keeps its name but has no address. */
function breadcrumbs(page: PageRow, ancestors: readonly PageRow[], lang: Language): { title: string; url: string }[] {
  const line = [...ancestors, page].filter((one) => !isHome(one));
  const steps = line.map((one) => ({
    title: pick(one.title, contentLanguage(lang, one.title)),
    url: one.isClickable && one.isOnline ? (one.path[lang] ?? '') : '',
  }));
  return [{ title: translator(lang)('pages.home'), url: `/${lang}` }, ...steps];
}
