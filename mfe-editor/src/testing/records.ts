import type { ContentModule, LoginState, Page } from '@vestibule/contracts';

export const headline = {
  id: 1,
  lang: 'de',
  model: 'headline',
  headline_level: 3,
  preline: 'Im Haus',
  content: 'Die Orgel',
  subline: '',
  anchor: 'orgel',
} as const satisfies ContentModule;
export const text = {
  id: 2,
  lang: 'de',
  model: 'text',
  content: '<p>2846 Pfeifen</p><p>und ein Spieltisch aus dem Jahr 1904</p>',
  anchor: '',
  decrease_distance: false,
} as const satisfies ContentModule;
export const list = {
  id: 3,
  lang: 'de',
  model: 'event_list',
  headline: 'Heute',
  option: '',
  date_from: '',
  date_to: '',
  tag: null,
  series: null,
  genre: null,
  room: null,
  type: '',
  children: [],
  limit: 4,
} as const satisfies ContentModule;
const section: ContentModule = {
  id: 4,
  lang: 'de',
  model: 'section',
  extra_class: '',
  layout: '100',
  image: '',
  image_obj: null,
  image_thumbnails: null,
  columns: [{ classes: '100', children: [text] }],
};

/** A page with a headline, a section that holds a text, and an event list. */
export const page: Page = {
  id: 1,
  lang: 'de',
  content_type: 'page',
  path: '/de/orgel',
  urls: { de: '/de/orgel', en: undefined, cs: undefined },
  title: 'Orgel',
  headline: 'Die Orgel',
  is_online: true,
  is_clickable: true,
  in_menu: true,
  in_footer: false,
  is_landing_page: false,
  noindex: false,
  meta_title: '',
  meta_description: '',
  og_title: '',
  og_description: '',
  og_image: '',
  og_type: '',
  theme: 'museum',
  page_theme: 'cc01',
  settings_url: '',
  parent: null,
  breadcrumbs: [],
  siblings: [],
  modules: [headline, section, list],
};

export const login: LoginState = {
  logged: true,
  id: 1,
  email: 'anna@example.org',
  username: 'anna',
  role: 'administrator',
  admin_menus: [{ title: 'Content-Hub', route: 'editor/hub' }],
};
