import { array, boolean, number, object, string } from 'yup';
import { contentLanguage, id, textSchema } from '../fields/common';

/** One range of a day; times HH:MM, empty when `closed`. */
export const openingRange = object({
  time_from: textSchema(),
  time_to: textSchema(),
  closed: boolean().required(),
  alternative_text: textSchema(),
  alternative_link_url: textSchema(),
});
/**
 * Today at a venue; exceptions replace the regular ranges when there are any
 * (docs/behaviour/programme.md#opening-hours). `yesterday` has the ranges of yesterday that end after midnight.
 */
const hoursOfToday = object({
  theme: string().oneOf(['museum', 'castle']).required(),
  opening_hours: array().of(openingRange).required(),
  opening_hours_exceptions: array().of(openingRange).required(),
  yesterday: array().of(openingRange).required(),
});
/** Today at the main venue, and at the `others` that have hours. `date` is YYYY-MM-DD. */
export const openingHoursToday = hoursOfToday.concat(
  object({
    date: string().required(),
    others: array()
      .of(hoursOfToday.concat(object({ venue: id() })))
      .required(),
  }),
);

const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required();

const week = () => array().of(array().of(openingRange).required()).length(7).required();

/**
 * The week of each venue that is regular today, from Monday, with the exceptions of the coming twelve months, which
 * replace the hours of their day; `holiday` is the name of a public holiday, or empty. `seasons` has the regular weeks
 * of these months where they differ, with first and last day; empty where all have the same. `venue` is null for hours
 * that are the whole house's. `yesterday` has the ranges of yesterday that end after midnight, `next` the first day
 * after today on which the venue opens.
 */
export const openingHours = array()
  .of(
    object({
      name: textSchema(),
      /** `address_line` since contracts 1.13: the address on one line, empty without one. */
      venue: object({ id: id(), slug: textSchema(), address_line: string().optional() }).nullable().defined(),
      week: week(),
      seasons: array()
        .of(object({ from: day(), to: day(), week: week() }))
        .required(),
      exceptions: array()
        .of(openingRange.concat(object({ date: day(), holiday: textSchema() })))
        .required(),
      yesterday: array().of(openingRange).required(),
      next: object({ date: day(), time_from: string().required() }).nullable().defined(),
    }),
  )
  .required();

/**
 * The museum as linked data describes it: the main venue, whose hours come with every exception of the coming twelve
 * months (`date` is YYYY-MM-DD; times HH:MM, empty when `closed`). `weekdays` count from Monday, which is 1. `image`
 * may be empty. Hours of a season have its first and last day.
 */
export const museum = object({
  name: textSchema(),
  description: textSchema(),
  address: object({ street: textSchema(), zip: textSchema(), city: textSchema(), country: textSchema() }),
  latitude: number().nullable().defined(),
  longitude: number().nullable().defined(),
  image: textSchema(),
  /** Since contracts 1.13, as the addresses of its pages at social networks. */
  phone: string().optional(),
  profiles: array().of(string().required()).optional(),
  opening_hours: array()
    .of(
      object({
        weekdays: array().of(number().integer().min(1).max(7).required()).required(),
        time_from: textSchema(),
        time_to: textSchema(),
        valid_from: string().optional(),
        valid_to: string().optional(),
      }),
    )
    .required(),
  opening_hours_exceptions: array()
    .of(object({ date: day(), closed: boolean().required(), time_from: textSchema(), time_to: textSchema() }))
    .required(),
});

const breakingNewsItem = object({
  id: id(),
  title: textSchema(),
  text: textSchema(),
  link: object({ url: textSchema() }).nullable().defined(),
  link_title: textSchema(),
});
export const breakingNews = array().of(breakingNewsItem).required();

/** An error page of the site: sanitised HTML, and the language it is written in. */
export const errorPage = object({ html: string().required(), lang: contentLanguage() });

const code = object({ code: textSchema() });

/** How people reach the organisation; texts are empty and the venue null where the settings have none. */
const contact = object({
  phone: textSchema(),
  email: textSchema(),
  profiles: array()
    .of(object({ name: textSchema(), url: textSchema() }))
    .required(),
  /** The main venue, and its address on one line. */
  venue: object({ id: id(), slug: textSchema(), name: textSchema(), address_line: textSchema() }).nullable().defined(),
});

/** Site-wide settings; the html blocks are written by administrators only. */
export const settings = object({
  product: textSchema(),
  description: textSchema(),
  /** Since contracts 1.13. */
  contact: contact.optional().default(undefined),
  is_site_online: boolean().required(),
  is_shop_online: boolean().required(),
  /** Where another shop is, without a slash at its end (docs/embedded-shop.md); empty: the site has its own. */
  shop_frame: textSchema(),
  /** Whose hosts all see the badge's cookies (docs/behaviour/tickets.md#cart-cookies); empty: this host alone. */
  cookie_domain: textSchema(),
  noindex_locales: array().of(string().required()).required(),
  /** `hosts`: those that its scripts may contact, with requests and pictures. */
  html_header: code.concat(object({ hosts: array().of(textSchema()).defined().default([]) })),
  html_footer_top: code,
  html_footer_bottom: code,
  html_footer_logos: code.nullable().defined(),
  share_image: textSchema(),
  design: object({
    /**
     * Paths; an entry without one is not shown, but the basket, which is then the site's own cart
     * (docs/behaviour/frame.md#header).
     */
    header: object({
      logoLink: textSchema(),
      basketLink: textSchema(),
      webshopLink: textSchema(),
      favoritesLink: textSchema(),
      easyLanguageLink: textSchema(),
      signLanguageLink: textSchema(),
    }),
    menu: object({ style1: textSchema(), style2: textSchema() }),
    /** Path of the content page that is shown where nothing is found; empty without one. */
    notFoundPath: textSchema(),
    /** Statuses for which the site has an error page of its own (call `errorPage`). */
    errors: array().of(number().integer().min(400).max(599).required()).required(),
    /** Empty: the site has no address for reports under the Whistleblower Protection Act. */
    footer: object({ whistleblowerUrl: textSchema() }),
    /**
     * Empty id: the site has no tag manager. Hosts at Podigee of the podcasts that pages may show; others are links
     * (docs/behaviour/content.md#external-media).
     */
    cookies: object({
      tagManagerId: textSchema(),
      podcastHosts: array().of(textSchema()).defined().default([]),
    }),
    /** Key of Google's Maps Embed API; without one a venue has a link to OpenStreetMap alone. */
    mapKey: textSchema(),
    stickyOverlayButton: boolean().defined().default(false),
    /** The programme can be opened over the pages of events as well. */
    detailProgramOverlay: boolean().defined().default(false),
    /** Tickets can be chosen in the rows of the programme (docs/behaviour/tickets.md#quick-booking). */
    quickbuyWidget: boolean().defined().default(false),
    /** The departments of the team are closed at first. */
    teamAccordion: boolean().defined().default(false),
    /**
     * Variant of the programme's page: in 2 the calendar comes after the filters, 3 leaves out the filters for type,
     * series and genre (docs/behaviour/programme.md#filters-of-the-events).
     */
    eventStyle: number().defined().default(1),
    /** Where a part of a page counts as reached, in px from above (docs/behaviour/content.md#anchor-list). */
    anchorListOffset: number().min(0).defined().default(600),
    /**
     * Order of the sections of detail pages, by their names; those that are not named follow
     * (docs/behaviour/programme.md#event-detail).
     */
    sections: object({
      event: array().of(string().required()).required(),
      production: array().of(string().required()).required(),
    }),
  }),
});
