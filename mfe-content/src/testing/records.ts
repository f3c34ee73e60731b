import type { Image, ModuleModel, Page } from '@vestibule/contracts';
import { exampleModule } from '@vestibule/contracts/testing/examples/modules';

const image: Image = {
  id: 'orgel',
  width: 1600,
  height: 1200,
  alt: 'Die Orgel',
  focal: [0.5, 0.5],
  color: '#404040',
};
const picture = { image_obj: image, image_thumbnails: null };

/** What these tests look for; all else is as the contracts' examples have it. */
const OWN: Partial<Record<ModuleModel, object>> = {
  headline: {
    id: 1,
    lang: 'de',
    model: 'headline',
    headline_level: 3,
    preline: 'Im Haus',
    content: 'Die Orgel',
    subline: '',
    anchor: 'orgel',
  },
  text: { id: 2, lang: 'de', model: 'text', content: '<p>2846 Pfeifen</p>', anchor: '', decrease_distance: false },
  image: { id: 3, lang: 'de', model: 'image', ...picture, description: 'Der Prospekt', link: '', format: 'landscape' },
  video: {
    id: 9,
    lang: 'de',
    model: 'video',
    image_obj: null,
    image_thumbnails: null,
    video_url: 'https://vimeo.com/12345',
    title: 'Die Orgel',
    length: '3:45',
    anchor: '',
  },
  full_teaser: {
    id: 4,
    lang: 'de',
    model: 'full_teaser',
    ...picture,
    link: '/de/orgel',
    link_text: 'Zur Orgel',
    preline: '',
    headline: 'Regen aus Pfeifen',
    subline: '',
    text: '',
    extra_class: '',
  },
  teaser_list: {
    id: 5,
    lang: 'de',
    model: 'teaser_list',
    items: [
      {
        key: 'a',
        ...picture,
        preline: '',
        headline: 'Das Schloss',
        subline: '',
        text: 'Ein Park',
        link_text: 'Mehr',
        link: '/de/schloss',
      },
    ],
  },
  event_list: {
    id: 6,
    lang: 'de',
    model: 'event_list',
    headline: 'Heute',
    option: 'weekend',
    tag: 2,
    room: null,
    type: '',
    limit: 4,
  },
  section: {
    id: 7,
    lang: 'de',
    model: 'section',
    extra_class: 'cc02',
    layout: '50-50',
    image_obj: null,
    image_thumbnails: null,
    columns: [],
  },
};

/** A module of the model, as the backend answers it. */
export const moduleOf = (model: ModuleModel, changes: object = {}) => ({
  ...exampleModule(model, 1),
  ...OWN[model],
  ...changes,
});

export const page = (changes: Partial<Page> = {}): Page => ({
  id: 1,
  lang: 'de',
  content_type: 'page',
  path: '/de/museum/orgel',
  urls: { de: '/de/museum/orgel', en: '/en/museum/organ', cs: undefined },
  title: 'Orgel',
  headline: 'Die Orgel im Großen Saal',
  is_online: true,
  is_clickable: true,
  in_menu: true,
  in_footer: false,
  is_landing_page: false,
  meta_title: '',
  meta_description: 'Alles über die Orgel',
  og_title: '',
  og_description: '',
  og_image: '',
  og_type: '',
  theme: 'museum',
  page_theme: 'cc01',
  settings_url: '',
  parent: null,
  breadcrumbs: [{ title: 'Orgel', url: '/de/museum/orgel' }],
  siblings: [],
  modules: [],
  ...changes,
});
