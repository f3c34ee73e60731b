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
  text,
  type Fields,
} from '../fields/field';
import { LIMITS } from '../fields/limits';
import { LANGUAGES } from '../languages';
import { hasRight, type Right } from '../rights/rights';
import type { Role } from '../rights/roles';
import { breakingNewsFields, openingExceptions, openingHoursFields } from './house-lists';
export { breakingNewsFields, EXCEPTION_RULES, openingExceptions, openingHoursFields } from './house-lists';

/** HTML as it is, sanitised when it is written (`backend/src/features/site/house/html-blocks.ts`). */
const code = () => group({ code: text() });
/** Hosts that the code of the head may contact: sources of the policy of every page. */
const hosts = () => list({ host: line({ required: true, max: 253, pattern: 'host' }) }, 20, { by: 'host' });
const place = () => link({ localised: true, orPlain: true });
const terms = () => text({ localised: true, orPlain: true });

/** Texts of the site about the organisation and the present day. */
const TEXTS = {
  product: line({ localised: true, orPlain: true }),
  description: text({ localised: true }),
  /** Of pages that have no picture of their own. */
  share_image: picture(),
  /** The article that the magazine opens with; its newest one when there is none. */
  articles_teaser: reference('article'),
  breaking_news: breakingNewsFields(),
  opening_hours: openingHoursFields(),
  opening_hours_exceptions: openingExceptions(),
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
    eventStyle: number({ min: 1, max: 3, default: 1 }),
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

/** Settings of the site that forms edit and packs have, in the order of the form. */
export const SETTINGS = { ...TEXTS, ...OPERATION } as const;

/** The right that it takes to see and change a setting. */
const rightOf = (name: string): Right => (Object.hasOwn(TEXTS, name) ? 'house' : 'settings');

/** The settings that a role may see and change. */
export const settingsOf = (role: Role | ''): Fields =>
  Object.fromEntries(Object.entries(SETTINGS).filter(([name]) => hasRight(role, rightOf(name))));
