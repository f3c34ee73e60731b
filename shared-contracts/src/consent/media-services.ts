import { GOOGLE, HUBSPOT, META } from './companies';
import type { Third } from './service';

/** The services that show something in a page (media-access.ts), each once the visitor allows it. */
export const MEDIA_SERVICES = (
  [
    {
      id: 'youtube',
      ...GOOGLE,
      stored: [
        { name: 'VISITOR_INFO1_LIVE', days: 180 },
        { name: 'YSC', days: null },
      ],
    },
    {
      id: 'vimeo',
      provider: 'Vimeo.com, Inc., 330 West 34th Street, New York, NY 10001, USA',
      privacyUrl: 'https://vimeo.com/privacy',
      stored: [{ name: 'vuid', days: 730 }],
    },
    {
      id: 'podigee',
      provider: 'Podigee GmbH, Schlesische Straße 20, 10997 Berlin, Deutschland',
      privacyUrl: 'https://www.podigee.com/de/ueber-uns/datenschutz/',
      stored: [],
    },
    {
      id: 'soundcloud',
      provider: 'SoundCloud Global Limited & Co. KG, Rheinsberger Straße 76/77, 10115 Berlin, Deutschland',
      privacyUrl: 'https://soundcloud.com/pages/privacy',
      stored: [{ name: 'sc_anonymous_id', days: 3650 }],
    },
    {
      id: 'spotify',
      provider: 'Spotify AB, Regeringsgatan 19, 111 53 Stockholm, Sverige',
      privacyUrl: 'https://www.spotify.com/legal/privacy-policy/',
      stored: [
        { name: 'sp_t', days: 365 },
        { name: 'sp_landing', days: 1 },
      ],
    },
    {
      id: 'issuu',
      provider: 'Issuu, Inc., 131 Lytton Avenue, Palo Alto, CA 94301, USA',
      privacyUrl: 'https://issuu.com/legal/privacy',
      stored: [{ name: 'iutk', days: 365 }],
    },
    {
      id: 'instagram',
      ...META,
      privacyUrl: 'https://privacycenter.instagram.com/policy/',
      stored: [
        { name: 'mid', days: 400 },
        { name: 'ig_did', days: 365 },
      ],
    },
    {
      id: 'facebook',
      ...META,
      stored: [
        { name: 'datr', days: 400 },
        { name: 'fr', days: 90 },
      ],
    },
    {
      id: 'x',
      provider: 'X Internet Unlimited Company, One Cumberland Place, Fenian Street, Dublin 2, Ireland',
      privacyUrl: 'https://x.com/privacy',
      stored: [{ name: 'guest_id', days: 400 }],
    },
    {
      id: 'tiktok',
      provider: 'TikTok Technology Limited, 10 Earlsfort Terrace, Dublin 2, Ireland',
      privacyUrl: 'https://www.tiktok.com/legal/privacy-policy-eea',
      stored: [{ name: 'ttwid', days: 365 }],
    },
    {
      id: 'google-maps',
      ...GOOGLE,
      stored: [{ name: 'NID', days: 183 }],
    },
    {
      id: 'hubspot',
      ...HUBSPOT,
      stored: [
        { name: 'hubspotutk', days: 180 },
        { name: '__cf_bm', days: 30 / (24 * 60) },
      ],
    },
  ] as const satisfies readonly Omit<Third, 'category'>[]
).map((service) => ({ ...service, category: 'media' as const }));
