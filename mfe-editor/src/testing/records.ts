import { READY_RIGHTS, type ReadyRole } from '@vestibule/contracts/rights/ready-roles';
import { LANGUAGES } from '@vestibule/contracts/languages';
import type { AnswerOf, ContentModule, LoginState, Page } from '@vestibule/contracts';
import { columnsOf } from '../editing/session/tree';
import type { Draft } from '../editing/session/resume';

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
  og_image_thumbs: null,
  easy_language_link: '',
  sign_language_film: null,
  og_type: '',
  theme: 'museum',
  page_theme: 'cc01',
  settings_url: '/cms-hub/records/pages/1',
  parent: null,
  breadcrumbs: [],
  siblings: [],
  modules: [headline, section, list],
};

/** Where the editor asks for the page's content. */
export const CONTENT = '/de/pageeditor-api/content/page/1';

/** Path of the call that stores and lists drafts. */
export const DRAFTS = '/de/pageeditor-api/drafts';

/** The page's content as the server has it; each module in the version `v<id>`. */
export const content = (modules: readonly ContentModule[] = page.modules): AnswerOf<'content'> => ({
  version: 'a1',
  order: 'o1',
  columns: [{ classes: '100', children: [...modules] }],
  versions: columnsOf(modules).flatMap(([, list]) => list.map(({ id }) => ({ id, version: `v${id}` }))),
  undo: false,
  redo: false,
});

/** Somebody of the role who is logged in. */
export const loginAs = (role: ReadyRole): LoginState => ({
  logged: true,
  id: 1,
  email: 'anna@example.org',
  username: 'anna',
  role,
  role_name: '',
  rights: [...READY_RIGHTS[role]],
  admin_menus: [{ title: 'Content-Hub', route: 'editor/hub' }],
});
export const login = loginAs('administrator');

/** Address of the editor's call for the page's publication. */
export const PUBLICATION = '/de/pageeditor-api/publication/1';

/** Publication of the page; in German as `own` says. */
export const publication = (
  own: Partial<AnswerOf<'publication'>['languages'][number]> = {},
): AnswerOf<'publication'> => ({
  version: 'a1',
  languages: LANGUAGES.map((lang) => ({
    lang,
    state: 'published',
    since: null,
    author: '',
    planned: null,
    ...(lang === 'de' && own),
  })),
});

/** A draft of the first headline of the page. */
export const draftOf = (content: string): Draft => ({
  key: 'm1',
  page: 1,
  model: 'headline',
  module: 1,
  version: 'v1',
  section: null,
  column: 0,
  index: 0,
  values: { content },
  updated_at: '2026-11-23T12:00:00.000Z',
});
