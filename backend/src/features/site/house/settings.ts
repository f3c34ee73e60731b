import { LANGUAGES, type Language, type Settings } from '@vestibule/contracts';
import { PATTERNS } from '@vestibule/contracts/fields/patterns';
import type { Database } from '../../../platform/db/database';
import { loadPictures, pictureUrl } from '../../../engines/media/pictures/present';
import { pickLoose } from '../../../platform/texts/localise';
import { ownErrorPages } from './error-pages';
import { asList, asObject, asText, loadDocument } from '../../../platform/db/documents';
import { DEFAULT_FAVORITES } from './reshaped-settings';
import { HTML_BLOCKS, type HtmlBlock } from './html-blocks';

/** Width that social networks show shared pictures in. */
const SHARE_WIDTH = 1280;

/** Letters that keys of Google have: it becomes part of an address. */
const MAP_KEY = /^[\w-]{20,100}$/;

/** Settings of the operator, which no editor changes. */
export type OperatorSettings = Pick<Settings, 'shop_frame' | 'cookie_domain'>;

/**
 * Site-wide settings in one language, without those of the operator and the contact. A site without any is online and
 * has no name.
 */
export async function loadSettings(
  db: Database,
  lang: Language,
): Promise<Omit<Settings, 'contact' | keyof OperatorSettings>> {
  const document = await loadDocument(db, 'settings');
  const design = asObject(document['design']);
  const header = asObject(design['header']);
  const menu = asObject(design['menu']);
  const cookies = asObject(design['cookies']);
  const sections = asObject(design['sections']);
  const code = (name: HtmlBlock) => ({ code: HTML_BLOCKS[name](pickLoose(asObject(document[name])['code'], lang)) });
  const logos = code('html_footer_logos');
  return {
    product: pickLoose(document['product'], lang),
    description: pickLoose(document['description'], lang),
    is_site_online: document['is_site_online'] !== false,
    is_shop_online: document['is_shop_online'] !== false,
    noindex_locales: namesIn(document['noindex_locales']),
    html_header: { ...code('html_header'), hosts: hostsIn(asObject(document['html_header'])['hosts']) },
    html_footer_top: code('html_footer_top'),
    html_footer_bottom: code('html_footer_bottom'),
    html_footer_logos: logos.code ? logos : null,
    share_image: await shareImage(db, asText(document['share_image']), asText(header['logoLink'])),
    design: {
      header: {
        logoLink: pickLoose(header['logoLink'], lang),
        basketLink: asText(header['basketLink']),
        webshopLink: inOwnLanguage(asText(header['webshopLink']), lang),
        favoritesLink: inOwnLanguage(asText(header['favoritesLink'] ?? DEFAULT_FAVORITES), lang),
        easyLanguageLink: pickLoose(header['easyLanguageLink'], lang),
        signLanguageLink: pickLoose(header['signLanguageLink'], lang),
      },
      notFoundPath: pathOf(pickLoose(design['notFoundPath'], lang)),
      errors: ownErrorPages(document),
      menu: { style1: asText(menu['style1']), style2: asText(menu['style2']) },
      footer: { whistleblowerUrl: httpsUrl(asObject(design['footer'])['whistleblowerUrl']) },
      cookies: {
        tagManagerId: asText(cookies['tagManagerId']),
        podcastHosts: namesIn(cookies['podcastHosts']).filter((host) => PATTERNS.podcast_host.rule.test(host)),
      },
      mapKey: MAP_KEY.test(asText(design['mapKey'])) ? asText(design['mapKey']) : '',
      stickyOverlayButton: design['stickyOverlayButton'] === true,
      detailProgramOverlay: design['detailProgramOverlay'] === true,
      quickbuyWidget: design['quickbuyWidget'] === true,
      teamAccordion: design['teamAccordion'] === true,
      sections: { event: namesIn(sections['event']), production: namesIn(sections['production']) },
      anchorListOffset: typeof design['anchorListOffset'] === 'number' ? design['anchorListOffset'] : 600,
      eventStyle: typeof design['eventStyle'] === 'number' ? design['eventStyle'] : 1,
    },
  };
}

/** A list of names, without invalid ones. */
const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(asText).filter(Boolean) : []);

/** Hosts of a list, without invalid ones: they become sources of the content security policy. */
const hostsIn = (value: unknown): string[] =>
  asList(value)
    .map(({ host }) => asText(host))
    .filter((host) => PATTERNS.host.rule.test(host));

/** A path of this site that names no language, in this one; any other address as it is. */
const inOwnLanguage = (link: string, lang: Language): string =>
  /^\/(?!\/)/.test(link) && !LANGUAGES.some((one) => `${link}/`.startsWith(`/${one}/`)) ? `/${lang}${link}` : link;

/** The path where it is one of this site; empty for anything else. */
const pathOf = (text: string): string => (PATTERNS.path.rule.test(text) ? text : '');

/** The address where it is one of the web; empty for anything else. */
function httpsUrl(value: unknown): string {
  const text = asText(value);
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? text : '';
}

/**
 * The picture of pages without one of their own; `logoLink` replaces it where it is a picture
 * (docs/behaviour/content.md#share-picture).
 */
async function shareImage(db: Database, file: string, logoLink: string): Promise<string> {
  const row = (await loadPictures(db, [file])).get(file);
  if (row) return pictureUrl(row, SHARE_WIDTH);
  return /\.(png|jpe?g|webp|avif|svg)$/i.test(logoLink) ? logoLink : '';
}
