import type { InferType } from 'yup';
import type { errorPage } from '../schemas/house';
import type {
  BreakingNews,
  Navigation,
  OpeningHours,
  OpeningHoursToday,
  Settings,
  UserDetails,
  Museum,
} from '../entities';

export const exampleSettings: Settings = {
  product: 'Beispielmuseum',
  description: 'Ein Haus für Kunst und Geschichte',
  contact: {
    phone: '+49 351 1234-0',
    email: 'info@example.org',
    profiles: [{ name: 'Mastodon', url: 'https://social.example/@museum' }],
    venue: { id: 1, slug: 'museum', name: 'Museum', address_line: 'Museumsplatz 1, 01234 Musterstadt' },
  },
  is_site_online: true,
  is_shop_online: true,
  shop_frame: '',
  cookie_domain: '',
  noindex_locales: [],
  html_header: { code: '', hosts: [] },
  html_footer_top: { code: '<p>Museumsplatz 1, 01234 Musterstadt</p>' },
  html_footer_bottom: { code: '<p>Beispielmuseum</p>' },
  html_footer_logos: null,
  share_image: '/media/beispiel/1280.jpg',
  design: {
    header: {
      logoLink: '/de',
      basketLink: '/de/cart',
      webshopLink: '/de/cart',
      favoritesLink: '/en',
      easyLanguageLink: '',
      signLanguageLink: '',
    },
    menu: { style1: '', style2: '' },
    notFoundPath: '',
    errors: [404],
    footer: { whistleblowerUrl: '' },
    cookies: { tagManagerId: '', podcastHosts: ['salzhof.podigee.io'] },
    mapKey: '',
    stickyOverlayButton: false,
    detailProgramOverlay: false,
    quickbuyWidget: false,
    teamAccordion: false,
    eventStyle: 1,
    anchorListOffset: 600,
    sections: { event: [], production: [] },
  },
};

export const exampleErrorPage: InferType<typeof errorPage> = {
  html: '<h2>Hier hängt gerade nichts</h2><p>Zurück zur <a href="/de/sammlung">Sammlung</a>.</p>',
  lang: 'de',
};

export const exampleNavigation: Navigation = {
  menu: [
    {
      menu_name: 'Besuch',
      url: '/de/besuch',
      has_tab_navigation: false,
      children: [{ menu_name: 'Anfahrt', url: '/de/besuch/anfahrt', has_tab_navigation: false, children: [] }],
    },
    { menu_name: 'Veranstaltungen', url: '/de/veranstaltungen', has_tab_navigation: false, children: [] },
  ],
  footer: [{ title: 'Impressum', url: '/de/impressum' }],
};

/** A day with two ranges, and an exception that says why and replaces them. */
export const exampleOpeningHours: OpeningHoursToday = {
  date: '2026-11-21',
  theme: 'museum',
  opening_hours: [
    { time_from: '10:00', time_to: '13:00', closed: false, alternative_text: '', alternative_link_url: '' },
    { time_from: '14:00', time_to: '18:00', closed: false, alternative_text: '', alternative_link_url: '' },
  ],
  opening_hours_exceptions: [
    {
      time_from: '10:00',
      time_to: '22:00',
      closed: false,
      alternative_text: 'Langer Abend',
      alternative_link_url: '/de/besuch',
    },
  ],
  yesterday: [],
  others: [
    {
      venue: 2,
      theme: 'castle',
      opening_hours: [
        { time_from: '09:00', time_to: '17:00', closed: false, alternative_text: '', alternative_link_url: '' },
      ],
      opening_hours_exceptions: [],
      yesterday: [],
    },
  ],
};

/** Closed on Mondays, and on one day of the year. */
export const exampleMuseum: Museum = {
  name: 'Beispielmuseum',
  description: 'Ein Haus für Kunst und Geschichte',
  address: { street: 'Museumsplatz 1', zip: '01234', city: 'Musterstadt', country: 'DE' },
  latitude: 51.05,
  longitude: 13.73,
  image: '/media/beispiel/1280.jpg',
  phone: '+49 351 1234-0',
  profiles: ['https://social.example/@museum'],
  opening_hours: [{ weekdays: [2, 3, 4, 5, 6, 7], time_from: '10:00', time_to: '18:00' }],
  opening_hours_exceptions: [
    { date: '2026-12-24', closed: true, time_from: '', time_to: '' },
    { date: '2026-12-31', closed: false, time_from: '10:00', time_to: '14:00' },
  ],
};

export const exampleBreakingNews: BreakingNews = [
  {
    id: 1,
    title: 'Aufzug außer Betrieb',
    text: '<p>Bitte fragen Sie an der Kasse.</p>',
    link: { url: '/de/besuch/anfahrt' },
    link_title: 'Anfahrt',
  },
  { id: 2, title: 'Heute länger geöffnet', text: '', link: null, link_title: '' },
];

/** An anonymous visitor. */
export const exampleUserDetails: UserDetails = {
  has_dashboard_online_access: false,
  is_logged_in: false,
  is_customer: false,
  role: '',
  role_name: '',
  username: '',
  email: '',
  language: '',
  first_name: '',
  last_name: '',
  login_url: '/de/user/login',
  logout_url: '',
  webshop_url: '/de/cart',
};

const hours = (time_from: string, time_to: string): OpeningHoursToday['opening_hours'][number] => ({
  time_from,
  time_to,
  closed: false,
  alternative_text: '',
  alternative_link_url: '',
});
const open = [hours('10:00', '18:00')];

/** Closed on Mondays and at Christmas, long on Fridays, with a pause on Sundays. */
export const exampleOpeningWeeks: OpeningHours = [
  {
    name: 'Museum',
    venue: { id: 1, slug: 'museum', address_line: 'Markt 1, 01067 Tannlitz' },
    week: [[], open, open, open, [hours('10:00', '20:30')], open, [hours('10:00', '12:00'), hours('14:00', '17:00')]],
    exceptions: [
      {
        ...hours('', ''),
        date: '2026-12-24',
        closed: true,
        holiday: '',
        alternative_text: 'Heiligabend geschlossen',
        alternative_link_url: '/de/besuch',
      },
    ],
    yesterday: [],
    seasons: [],
    next: { date: '2026-11-24', time_from: '10:00' },
  },
];
