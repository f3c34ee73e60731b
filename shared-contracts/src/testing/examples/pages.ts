import type { AnswerOf } from '../../api/endpoints';
import type { ContentModule, Page, SectionModule } from '../../entities';
import { examplePicture } from './images';

/** One module of each model that holds no others. */
export const exampleModules: ContentModule[] = [
  {
    id: 11,
    lang: 'de',
    model: 'headline',
    headline_level: 2,
    preline: 'Besuch',
    content: 'So finden Sie uns',
    subline: 'Mit Bahn und Rad',
    anchor: 'anfahrt',
  },
  {
    id: 12,
    lang: 'de',
    model: 'text',
    content: '<p>Vom Bahnhof sind es <em>zehn Minuten</em> zu Fuß.</p>',
    anchor: '',
    decrease_distance: false,
  },
  {
    id: 13,
    lang: 'de',
    model: 'image',
    ...examplePicture,
    description: '<p>Der Eingang</p>',
    link: '/de/besuch',
    format: 'landscape',
  },
  {
    id: 14,
    lang: 'de',
    model: 'full_teaser',
    ...examplePicture,
    link: '/de/sammlung',
    link_text: 'Zur Sammlung',
    preline: 'Ausstellung',
    headline: 'Die Sammlung',
    subline: 'Auf drei Etagen',
    text: '<p>Werke aus zwei Jahrhunderten.</p>',
    extra_class: '',
  },
  {
    id: 15,
    lang: 'de',
    model: 'teaser_list',
    items: [
      {
        key: 'a',
        ...examplePicture,
        preline: 'Tipp',
        headline: 'Das Café',
        subline: 'Im Erdgeschoss',
        text: '<p>Täglich geöffnet.</p>',
        link_text: 'Zum Café',
        link: '/de/cafe',
      },
      {
        key: 'b',
        image_obj: null,
        image_thumbnails: null,
        preline: '',
        headline: 'Der Laden',
        subline: '',
        text: '',
        link_text: '',
        link: '',
      },
    ],
  },
  {
    id: 16,
    lang: 'de',
    model: 'event_list',
    headline: 'Die nächsten Termine',
    option: '',
    tag: null,
    room: null,
    type: '',
    limit: 5,
  },
  {
    id: 19,
    lang: 'de',
    model: 'video',
    ...examplePicture,
    video_url: 'https://www.youtube.com/watch?v=abcdefghijk',
    title: 'Ein Gang durchs Haus',
    length: '3:45',
    anchor: '',
  },
];

const section: SectionModule = {
  id: 17,
  lang: 'de',
  model: 'section',
  extra_class: 'cc01',
  layout: '50-50',
  ...examplePicture,
  columns: [
    {
      classes: '50',
      children: [
        {
          id: 18,
          lang: 'en',
          model: 'text',
          content: '<p>This text is not translated.</p>',
          anchor: '',
          decrease_distance: true,
        },
      ],
    },
    { classes: '50', children: [] },
  ],
};

/** A page with every model of content module, in every language. */
export const examplePage: Page = {
  id: 21,
  lang: 'de',
  content_type: 'page',
  path: 'besuch/anfahrt',
  urls: { de: '/de/besuch/anfahrt', en: '/en/visit/directions', cs: '/cs/navsteva/cesta' },
  title: 'Anfahrt',
  headline: 'Ihr Weg zu uns',
  is_online: true,
  is_clickable: true,
  in_menu: true,
  in_footer: false,
  is_landing_page: false,
  meta_title: 'Anfahrt und Parken',
  meta_description: 'So kommen Sie zum Haus.',
  og_title: '',
  og_description: '',
  og_image: '/media/beispiel/1280.jpg',
  og_type: 'website',
  theme: 'museum',
  page_theme: 'cc01',
  settings_url: '',
  parent: 20,
  breadcrumbs: [
    { title: 'Start', url: '/de' },
    { title: 'Besuch', url: '/de/besuch' },
    { title: 'Anfahrt', url: '/de/besuch/anfahrt' },
  ],
  siblings: [{ urls: { de: '/de/besuch/preise', en: '/en/visit/prices' } }],
  modules: [...exampleModules, section],
};

export const exampleContainer: AnswerOf<'container'> = {
  id: 31,
  slug: 'hinweise',
  parent: null,
  content_type: '',
  object_id: null,
  columns: [{ classes: '100', children: exampleModules }],
};
