import { COOKIES, RESERVATION_MINUTES } from '../constants';
import { CONSENT_CATEGORIES, CONSENT_DAYS, type ConsentCategory } from './categories';
import { GOOGLE, HUBSPOT, META } from './companies';
import { MEDIA_SERVICES } from './media-services';
import type { ConsentService, StoredItem, Third } from './service';
export type { ConsentService } from './service';

const MINUTES_A_DAY = 24 * 60;

const own = (id: string, stored: readonly StoredItem[]): ConsentService => ({
  id,
  category: 'required',
  provider: '',
  privacyUrl: '',
  stored,
  connects: [],
  viaTagManager: false,
});

const third = (service: Third): ConsentService => ({ connects: [], viaTagManager: false, ...service });
const tagged = (service: Third): ConsentService => third({ ...service, viaTagManager: true });

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
 * the placeholders and the content security policy are generated from this list; a service that is not in it is not
 * loaded.
 */
export const CONSENT_SERVICES: readonly ConsentService[] = [
  own('session', [
    { name: COOKIES.session, days: 14 },
    { name: COOKIES.csrf, days: 14 },
    { name: COOKIES.customer, days: 14 },
    { name: COOKIES.signedIn, days: 14 },
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
    [COOKIES.consent, ...MEDIA_SERVICES.map(({ id }) => `im_${id}`)].map((name) => ({ name, days: CONSENT_DAYS })),
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
  ...MEDIA_SERVICES.map(third),
];
