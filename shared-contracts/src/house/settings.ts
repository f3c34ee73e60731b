import {
  choice,
  flag,
  group,
  line,
  link,
  list,
  money,
  number,
  picture,
  reference,
  requiredChoice,
  richText,
  text,
} from '../fields/field';
import type { FieldGroups } from '../fields/groups';
import { LIMITS } from '../fields/limits';
import { LANGUAGES } from '../languages';
import { breakingNewsFields, holidayHoursFields, openingExceptions, openingHoursFields } from './house-lists';
export {
  breakingNewsFields,
  EXCEPTION_RULES,
  openingExceptions,
  openingHoursFields,
  SEASON_RULES,
} from './house-lists';

/** Variants of the programme's page (docs/behaviour/programme.md#filters-of-the-events). */
const EVENT_STYLES = { calendar_first: 1, calendar_last: 2, few_filters: 3 } as const;
/** HTML as it is, sanitised when it is written (`backend/src/features/site/house/html-blocks.ts`). */
const code = () => group({ code: text() });
/** Hosts that the code of the head may contact: sources of the policy of every page. */
const hosts = () => list({ host: line({ required: true, max: 253, pattern: 'host' }) }, 20, { by: 'host' });
const place = () => link({ localised: true, orPlain: true });
const terms = () => text({ localised: true, orPlain: true });

/** How people reach the organisation; its address is that of the main venue. */
const contact = () =>
  group({
    phone: line({ max: 40, pattern: 'phone' }),
    email: line({ max: 254, pattern: 'email' }),
    /** Its pages at social networks. */
    profiles: list(
      {
        name: line({ required: true, max: 60 }),
        url: line({ required: true, max: LIMITS.link, pattern: 'https' }),
      },
      10,
      { by: 'url' },
    ),
  });

/** Texts of the site about the organisation and the present day. */
const TEXTS = {
  product: line({ localised: true, orPlain: true }),
  description: text({ localised: true }),
  contact: contact(),
  /** Of pages that have no picture of their own. */
  share_image: picture(),
  /** The article that the magazine opens with; its newest one when there is none. */
  articles_teaser: reference('article'),
  breaking_news: breakingNewsFields(),
  opening_hours: openingHoursFields(),
  opening_hours_exceptions: openingExceptions(),
  /** Whose public holidays count, by ISO 3166: `CZ`, `DE-SN`; empty: none do. */
  holiday_region: line({ pattern: 'region', max: 6 }),
  holiday_hours: holidayHoursFields(),
} as const;

/** How the site runs, and code in its pages. */
const OPERATION = {
  is_site_online: flag(true),
  is_shop_online: flag(true),
  /** Language of the mails to the staff. */
  staff_language: choice(...LANGUAGES),
  /** The seller, with address and tax number, and the terms of payment by invoice. */
  invoice: group({ seller: terms(), terms: terms() }),
  /**
   * Rules of selling (docs/behaviour/tickets.md#rules-of-sale). The defaults are safe: payment online alone, no
   * cancellation by the link of an order, no cash at the desk. Amounts are decimal euro, empty without a limit.
   */
  sales: group({
    pay_online: flag(true),
    max_online: money(),
    pay_desk: flag(),
    max_desk: money(),
    /** Deadline of payment at the desk: minutes before the first event of the order. */
    desk_minutes: number({ min: 0, max: 10_080, default: 30 }),
    desk_days: number({ min: 1, max: 365, default: 7 }),
    pay_invoice: flag(),
    max_invoice: money(),
    invoice_days: number({ min: 1, max: 365, default: 14 }),
    /** The door lets in buyers who pay by invoice and have not paid yet; their term may end after the event. */
    admit_invoice: flag(),
    /** Hours before the end of the term when the buyer is reminded; 0: never. */
    reminder_hours: number({ min: 0, max: 720, default: 24 }),
    /** Unpaid tickets that one e-mail address, one client address and one date may have. */
    unpaid_email: number({ min: 1, max: 1_000_000, default: 20 }),
    unpaid_client: number({ min: 1, max: 1_000_000, default: 20 }),
    unpaid_date: number({ min: 1, max: 1_000_000, default: 100 }),
    cancel_by_link: flag(),
    cancel_hours: number({ min: 0, max: 8760, default: 24 }),
    desk_cash: flag(),
  }),
  /** The part of `design` that does not depend on the site's own designer. */
  design: group({
    header: group({
      logoLink: place(),
      basketLink: link(),
      webshopLink: link(),
      easyLanguageLink: place(),
      signLanguageLink: place(),
    }),
    footer: group({ whistleblowerUrl: line({ max: LIMITS.link, pattern: 'https' }) }),
    eventStyle: number({ min: 1, max: 3, default: 1, names: EVENT_STYLES }),
    stickyOverlayButton: flag(),
    detailProgramOverlay: flag(),
    quickbuyWidget: flag(),
    teamAccordion: flag(),
    anchorListOffset: number({ min: 0, max: 2000, default: 600 }),
    notFoundPath: place(),
    mapKey: line({ max: 100 }),
  }),
  html_header: group({ code: text(), hosts: hosts() }),
  html_footer_top: code(),
  html_footer_bottom: code(),
  html_footer_logos: code(),
} as const;

/** Errors that visitors meet, by the name of their status. */
const ERROR_STATUSES = {
  forbidden: 403,
  not_found: 404,
  gone: 410,
  failed: 500,
  bad_gateway: 502,
  unavailable: 503,
} as const;
const order = <const V extends string>(...sections: readonly V[]) =>
  list({ section: requiredChoice(...sections) }, sections.length, { by: 'section' });
const side = () => choice('', 'left', 'right');

/**
 * Settings that forms edit in another shape than the stored one, which packs have too
 * (`backend/src/features/site/house/reshaped-settings.ts`).
 */
const RESHAPED_SETTINGS = {
  /** Languages that search engines leave out. */
  noindex_locales: group({ de: flag(), en: flag(), cs: flag() }),
  /** Texts in place of the site's own for an error, by its status. */
  error_pages: list(
    {
      error_status: number({ min: 400, max: 599, default: null, required: true, names: ERROR_STATUSES }),
      text: richText({ localised: true, orPlain: true, required: true }),
    },
    20,
    { by: 'error_status' },
  ),
  tag_manager: line({ pattern: 'tag_manager' }),
  podcast_hosts: list({ podcast_host: line({ required: true, max: 253, pattern: 'podcast_host' }) }, 20, {
    by: 'podcast_host',
  }),
  /** Where the top bar's heart leads; without an address it is not shown. */
  favourites_link: link(),
  /** The sides of the lists in the full-screen menu. */
  menu_sides: group({ style1: side(), style2: side() }),
  /** Order of the sections of detail pages; those that are not named follow. */
  section_order: group({
    event: order('text', 'audio', 'persons', 'dates'),
    production: order('text', 'audio', 'persons'),
  }),
} as const;

/** Settings of the site that forms edit and packs have in the same shape. */
export const SETTINGS = { ...TEXTS, ...OPERATION } as const;

/** Every setting that the form has. */
export const FORM_SETTINGS = { ...SETTINGS, ...RESHAPED_SETTINGS } as const;

/** Headings of the settings' form. */
export const SETTINGS_GROUPS = {
  organisation: ['product', 'description', 'contact', 'share_image', 'articles_teaser'],
  notices: ['breaking_news'],
  hours: ['opening_hours', 'opening_hours_exceptions', 'holiday_region', 'holiday_hours'],
  running: ['is_site_online', 'is_shop_online', 'staff_language', 'noindex_locales', 'error_pages'],
  sales: ['sales', 'invoice'],
  look: ['favourites_link', 'menu_sides', 'section_order', 'design'],
  services: ['tag_manager', 'podcast_hosts'],
  code: ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'],
} as const satisfies FieldGroups;
