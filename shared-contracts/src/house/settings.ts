import { flag, group, line, link, number, picture, reference, text, type Fields } from '../fields/field';
import { LIMITS } from '../fields/limits';
import { hasRight, type Right } from '../rights/rights';
import type { Role } from '../rights/roles';
import { breakingNews, openingExceptions, openingHours } from './house-lists';

/** HTML as it is, sanitised when it is written (`backend/src/site/house/html-blocks.ts`). */
const code = () => group({ code: text() });
const place = () => link({ localised: true, orPlain: true });
const terms = () => text({ localised: true, orPlain: true });

/** What the house says of itself, and of today. */
const TEXTS = {
  product: line({ localised: true, orPlain: true }),
  description: text({ localised: true }),
  /** Of pages that have no picture of their own. */
  share_image: picture(),
  /** The article that the magazine opens with; its newest one when there is none. */
  articles_teaser: reference('article'),
  breaking_news: breakingNews(),
  opening_hours: openingHours(),
  opening_hours_exceptions: openingExceptions(),
} as const;

/** How the site runs, and code in its pages. */
const OPERATION = {
  is_site_online: flag(true),
  is_shop_online: flag(true),
  /** Who sells, with address and tax number, and how an invoice is paid. */
  invoice: group({ seller: terms(), terms: terms() }),
  /** Of all that `design` may hold, what is not code of the house's own designer. */
  design: group({
    header: group({
      logoLink: place(),
      basketLink: link(),
      webshopLink: link(),
      easyLanguageLink: place(),
      signLanguageLink: place(),
    }),
    footer: group({ whistleblowerUrl: line({ max: LIMITS.link, pattern: 'https' }) }),
    eventStyle: number({ min: 1, max: 3, default: 1 }),
    stickyOverlayButton: flag(),
    detailProgramOverlay: flag(),
    quickbuyWidget: flag(),
    teamAccordion: flag(),
    anchorListOffset: number({ min: 0, max: 2000, default: 600 }),
    notFoundPath: place(),
    mapKey: line({ max: 100 }),
  }),
  html_header: code(),
  html_footer_top: code(),
  html_footer_bottom: code(),
  html_footer_logos: code(),
} as const;

/** Settings of the house that forms edit and packs have, in the order of the form. */
export const SETTINGS = { ...TEXTS, ...OPERATION } as const;

/** The right that it takes to see and change a setting. */
const rightOf = (name: string): Right => (Object.hasOwn(TEXTS, name) ? 'house' : 'settings');

/** The settings that a role may see and change. */
export const settingsOf = (role: Role | ''): Fields =>
  Object.fromEntries(Object.entries(SETTINGS).filter(([name]) => hasRight(role, rightOf(name))));
