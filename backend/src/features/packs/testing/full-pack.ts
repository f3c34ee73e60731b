import { FULL_ADMISSIONS } from './full-admissions';
import { FULL_EXHIBITIONS } from './full-exhibitions';
import { FULL_ROOMS, FULL_SEAT_PLANS, FULL_VENUES } from './full-places';
import { l10n } from './l10n';

export const prices = [
  { name: l10n('Normal'), text: 'Vollpreis', price: '12', sale_type: 5 },
  { name: 'Schüler', text: 'Ermäßigt', price: '6.5', sale_type: 2 },
];

/** One record with every field that its kind has, and one with the required ones only. */
export const FULL = {
  venues: FULL_VENUES,
  rooms: FULL_ROOMS,
  seat_plans: FULL_SEAT_PLANS,
  terms: [
    { kind: 'type', name: 'Konzert', title: l10n('Konzert') },
    { kind: 'tag', name: 'Leise', show_in_filter: false },
  ],
  series: [
    {
      key: 's',
      name: 'Orgel',
      title: l10n('Orgel'),
      body: { de: '<p>Reihe</p>' },
      image: 'red.jpg',
      show_in_filter: false,
    },
  ],
  persons: [
    { key: 'p2', name: 'Zoe' },
    {
      key: 'p1',
      name: 'Ada',
      is_group: true,
      function: l10n('Orgel'),
      department: l10n('Musik'),
      body: { de: '<p>Ada</p>' },
      image: 'red.jpg',
    },
  ],
  productions: [
    {
      key: 'w',
      title: l10n('Werk'),
      body: { de: '<p>Werk</p>' },
      season: '2026/27',
      exhibition_type: 'Konzert',
      tags: ['Neu', 'Leise'],
      persons: ['p2', 'p1'],
      date_from: '2026-10-01',
      date_to: '2027-01-31',
      image: 'red.jpg',
      audio: [{ file: 'b.mp3', title: l10n('Satz') }],
    },
  ],
  exhibitions: FULL_EXHIBITIONS,
  admissions: FULL_ADMISSIONS,
  events: [
    {
      key: 'e',
      title: l10n('Abend'),
      preline: l10n('Vor'),
      subline: l10n('Nach'),
      text: { de: '<p>Text</p>' },
      date_start: '2026-11-25T19:30',
      duration_minutes: 90,
      timezone: 'Europe/Prague',
      room: 'Saal',
      venue: 'Haus',
      type: 'Konzert',
      genre: 'Orgelmusik',
      tags: ['Neu', 'Leise'],
      series: 'Orgel',
      production: 'w',
      exhibition: 'x',
      persons: ['p2', 'p1'],
      access: { step_free: true, sign_language: true },
      own_access: true,
      age_from: 6,
      age_to: 12,
      is_free: true,
      image: 'red.jpg',
      audio: [
        { file: 'b.mp3', title: l10n('Satz') },
        { file: 'a.wav', title: { cs: 'jen česky' } },
      ],
      ticket_url: 'https://tickets.example.org/1',
      id_jet: 'J1',
      is_online: false,
      status: 'moved',
      seat_plan: 'sp',
      seat_groups: [
        {
          key: 'c',
          name: 'Loge',
          seats: 'Loge',
          prices: [...prices, { price: '3', sale_type: 9, vat: 8.1, seat_kind: 'accessible' }],
        },
        { key: 'b', name: l10n('Rang'), text: 'oben', capacity: 10, prices },
        {
          key: 'a',
          name: 'Führung',
          prices,
          timeslots: [
            { time_start: '11:00', capacity: 4 },
            { time_start: '10:00', capacity: 3 },
          ],
        },
      ],
    },
    { key: 'night', title: l10n('Nacht'), date_start: '2026-10-25T02:30+01:00', date_end: '2026-10-25T04:00' },
    { key: 'days', title: l10n('Tage'), date_start: '2026-12-01', date_end: '2026-12-04' },
    { key: 'day', title: { en: 'Day' }, date_start: '2026-12-01' },
  ],
  articles: [
    {
      key: 'a',
      title: l10n('Artikel'),
      body: { de: '<p>Artikel</p>' },
      date: '2026-11-01',
      author: 'Ada',
      category: 'Haus',
      tags: ['Neu'],
      exhibition: 'x2',
      image: 'red.jpg',
    },
  ],
  teasers: [
    {
      key: 't',
      position: '2026-11-30',
      preline: l10n('V'),
      headline: l10n('H'),
      subline: l10n('S'),
      link_text: l10n('L'),
      link: { de: '/de/besuch' },
      image: 'red.jpg',
      style: 'wide',
    },
  ],
  pages: [
    {
      key: 'visit',
      parent: 'home',
      slug: { de: 'besuch', en: 'visit' },
      title: l10n('Besuch'),
      headline: l10n('Besuch'),
      is_online: false,
      is_clickable: false,
      in_menu: true,
      in_footer: true,
      is_landing_page: true,
      theme: 'castle',
      page_theme: 'cc03',
      meta_title: l10n('M'),
      meta_description: l10n('D'),
      og_title: l10n('Geteilt'),
      og_description: l10n('Zum Teilen'),
      og_type: 'article',
      og_image: 'red.jpg',
      easy_language_link: { de: '/de/leichte-sprache', en: '/en/easy-read' },
      sign_language_film: 'film.mp4',
      modules: [
        {
          key: 'h',
          model: 'headline',
          headline_level: 3,
          preline: l10n('P'),
          content: l10n('C'),
          subline: l10n('S'),
          anchor: 'oben',
        },
        {
          key: 's',
          model: 'section',
          extra_class: 'cc02',
          image: 'red.jpg',
          layout: '50-50',
          columns: [
            {
              children: [
                { key: 't1', model: 'text', content: { de: '<p>T</p>' }, decrease_distance: true },
                { key: 't2', model: 'text', content: l10n('<p>U</p>') },
              ],
            },
            {
              children: [
                {
                  key: 'i',
                  model: 'image',
                  image: 'red.jpg',
                  description: l10n('B'),
                  link: { de: '/de' },
                  format: 'wide',
                },
              ],
            },
          ],
        },
        {
          key: 'l',
          model: 'teaser_list',
          items: [
            {
              key: 'z',
              image: 'red.jpg',
              headline: l10n('Z'),
              text: { cs: 'jen česky' },
              online_from: '2026-11-01',
              online_to: '2026-12-01T10:00',
            },
            { key: 'y', link: { en: 'https://example.org' } },
          ],
        },
        { key: 'f', model: 'full_teaser', image: 'red.jpg', link: { de: '/de' }, headline: l10n('F') },
        {
          key: 'e',
          model: 'event_list',
          headline: l10n('E'),
          option: 'weekend',
          tag: 'Leise',
          room: 'Saal',
          type: 'Konzert',
          limit: 4,
        },
      ],
    },
    { key: 'home', title: l10n('Start') },
  ],
  forms: [
    {
      key: 'k',
      title: l10n('Kontakt'),
      intro: { de: '<p>Bitte</p>' },
      email: 'haus@example.org',
      fields: [
        {
          slug: 'name',
          type: 1,
          label: l10n('Name'),
          required: true,
          placeholder: l10n('Vorname'),
          help: l10n('Hilfe'),
        },
        {
          slug: 'topics',
          type: 5,
          label: l10n('Themen'),
          choices: [{ value: 'a', label: l10n('A') }, { value: 'b' }],
          default: ['a'],
        },
        { slug: 'consent', type: 4, label: l10n('Ja'), default: false },
        { slug: 'source', type: 1, label: l10n('Quelle'), visible: false, default: 'web' },
      ],
    },
    { key: 'k2', title: { en: 'Bare' }, fields: [{ slug: 'x', type: 2, label: { en: 'X' } }] },
  ],
  redirects: [{ old_path: '/alt', new_path: '/de/besuch' }],
  synonyms: [
    { language: 'de', typed: 'kids', means: 'Kinder, für Kinder' },
    { language: 'de', typed: 'der, die, das' },
  ],
};
/** Its documents. */
export const DOCUMENTS = {
  settings: {
    product: l10n('Haus'),
    is_shop_online: false,
    noindex_locales: ['cs'],
    html_header: { code: '<meta name="a" content="b" /><script>go(1 < 2)</script>' },
    html_footer_top: { code: '<p>Oben</p>' },
    design: { menu: { style1: 'left' } },
    opening_hours: [{ venue: 'Haus', weekdays: [2, 3], time_from: '10:00', time_to: '18:00' }],
    opening_hours_exceptions: [{ venue: 'Haus', date: '--12-24', closed: true, alternative_text: l10n('Zu') }],
    breaking_news: [{ key: 'n', title: l10n('Neu'), link: { de: '/de' } }],
  },
  navigation: {
    menu: [
      {
        menu_name: l10n('Besuch'),
        url: { de: '/de/besuch' },
        children: [{ menu_name: l10n('Weg') }],
        has_tab_navigation: true,
      },
    ],
    footer: [{ title: l10n('Impressum'), url: { de: '/de/impressum' } }],
  },
};
