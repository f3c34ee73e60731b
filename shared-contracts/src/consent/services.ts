import { COOKIES, RESERVATION_MINUTES } from '../constants';
import { CONSENT_CATEGORIES, CONSENT_DAYS, type ConsentCategory } from './categories';

const MINUTES_A_DAY = 24 * 60;

/** Something a service keeps in the visitor's browser. `days` is its life; null: until the browser is closed. */
export interface StoredItem {
  readonly name: string;
  readonly days: number | null;
}

/** Who gets data when a category is allowed, and what is stored. Its purpose is in `texts`, under the same id. */
export interface ConsentService {
  readonly id: string;
  readonly category: ConsentCategory;
  /** Legal name and seat; empty: this house. */
  readonly provider: string;
  readonly privacyUrl: string;
  readonly stored: readonly StoredItem[];
  /** Sources for the content security policy, exact hosts where the service has them. */
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  /** Address of what the service shows in a frame, with `{data-id}` for what is shown; absent: it shows nothing. */
  readonly embed?: string;
  /** Runs inside the tag manager: part of the site only where one is set up. */
  readonly viaTagManager: boolean;
}

const own = (id: string, stored: readonly StoredItem[]): ConsentService => ({
  id,
  category: 'required',
  provider: '',
  privacyUrl: '',
  stored,
  frames: [],
  connects: [],
  viaTagManager: false,
});

type Third = Omit<ConsentService, 'frames' | 'connects' | 'viaTagManager'> &
  Partial<Pick<ConsentService, 'frames' | 'connects' | 'viaTagManager'>>;
const third = (service: Third): ConsentService => ({ frames: [], connects: [], viaTagManager: false, ...service });
const tagged = (service: Third): ConsentService => third({ ...service, viaTagManager: true });

const GOOGLE = {
  provider: 'Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland',
  privacyUrl: 'https://policies.google.com/privacy',
};
const META = {
  provider: 'Meta Platforms Ireland Limited, Merrion Road, Dublin 4, Ireland',
  privacyUrl: 'https://www.facebook.com/privacy/policy/',
};
const HUBSPOT = {
  provider: 'HubSpot Ireland Limited, 1 Sir John Rogerson’s Quay, Dublin 2, Ireland',
  privacyUrl: 'https://legal.hubspot.com/privacy-policy',
};
const GOOGLE_MEASURES = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** The services of a category that a site has: those of the tag manager only where one is set up. */
export const servicesOf = (category: ConsentCategory, hasTagManager: boolean): readonly ConsentService[] =>
  CONSENT_SERVICES.filter((service) => service.category === category && (hasTagManager || !service.viaTagManager));

/** Categories in which a site has anything. */
export const categoriesOf = (hasTagManager: boolean): readonly ConsentCategory[] =>
  CONSENT_CATEGORIES.filter((category) => servicesOf(category, hasTagManager).length > 0);

/**
 * Everything that this site may store in a browser or request from other services. The consent dialog, the cookie page,
 * the placeholders and the content security policy are generated from this list; what is not in it is not loaded.
 */
export const CONSENT_SERVICES: readonly ConsentService[] = [
  own('session', [
    { name: COOKIES.session, days: 14 },
    { name: COOKIES.csrf, days: 14 },
  ]),
  own(
    'cart',
    [COOKIES.cart, COOKIES.cartAmount, COOKIES.cartUrl].map((name) => ({
      name,
      days: RESERVATION_MINUTES / MINUTES_A_DAY,
    })),
  ),
  // The frames' own notes, one for each service that is always allowed (iframemanager).
  own(
    'consent',
    [COOKIES.consent, 'im_youtube', 'im_vimeo'].map((name) => ({ name, days: CONSENT_DAYS })),
  ),
  own('alert', [{ name: COOKIES.closedAlert, days: 180 }]),
  own('release', [
    { name: 'release_group', days: 30 },
    { name: 'release_preview', days: 1 },
  ]),
  tagged({ id: 'tag-manager', category: 'optimization', ...GOOGLE, stored: [], connects: GOOGLE_MEASURES }),
  tagged({
    id: 'analytics',
    category: 'optimization',
    ...GOOGLE,
    stored: [
      { name: '_ga', days: 730 },
      { name: '_ga_*', days: 730 },
    ],
    connects: GOOGLE_MEASURES,
  }),
  tagged({
    id: 'ads',
    category: 'optimization',
    ...GOOGLE,
    stored: [{ name: '_gcl_au', days: 90 }],
    connects: ['https://www.google.com', 'https://googleads.g.doubleclick.net'],
  }),
  tagged({
    id: 'social-ads',
    category: 'optimization',
    ...META,
    stored: [{ name: '_fbp', days: 90 }],
    connects: ['https://www.facebook.com', 'https://connect.facebook.net'],
  }),
  tagged({
    id: 'crm',
    category: 'optimization',
    ...HUBSPOT,
    stored: [
      { name: 'hubspotutk', days: 180 },
      { name: '__hstc', days: 180 },
      { name: '__hssc', days: 30 / MINUTES_A_DAY },
      { name: '__hssrc', days: null },
    ],
    connects: ['https://*.hubspot.com', 'https://*.hs-analytics.net'],
  }),
  tagged({
    id: 'remarketing',
    category: 'marketing',
    ...GOOGLE,
    stored: [{ name: 'IDE', days: 390 }],
    connects: ['https://*.doubleclick.net'],
  }),
  third({
    id: 'youtube',
    category: 'media',
    ...GOOGLE,
    stored: [
      { name: 'VISITOR_INFO1_LIVE', days: 180 },
      { name: 'YSC', days: null },
    ],
    frames: ['https://www.youtube-nocookie.com'],
    embed: 'https://www.youtube-nocookie.com/embed/{data-id}?rel=0',
  }),
  third({
    id: 'vimeo',
    category: 'media',
    provider: 'Vimeo.com, Inc., 330 West 34th Street, New York, NY 10001, USA',
    privacyUrl: 'https://vimeo.com/privacy',
    stored: [{ name: 'vuid', days: 730 }],
    frames: ['https://player.vimeo.com'],
    embed: 'https://player.vimeo.com/video/{data-id}?dnt=1',
  }),
  third({
    // Each podcast has a host of its own there, which is to be named in `frames` when the house has one.
    id: 'podigee',
    category: 'media',
    provider: 'Podigee GmbH, Schlesische Straße 20, 10997 Berlin, Deutschland',
    privacyUrl: 'https://www.podigee.com/de/ueber-uns/datenschutz/',
    stored: [],
  }),
];
