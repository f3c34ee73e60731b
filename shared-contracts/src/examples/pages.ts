import type { InferType } from 'yup';
import type { container } from '../schemas/pages';
import type { ContentModule, ModuleOf, Page } from '../entities';
import { examplePicture } from './images';
import { exampleModules } from './modules';

/** Modules that read like a page of a museum; the others are as their definitions say. */
const texts: ContentModule[] = [
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
];

const section: ModuleOf<'section'> = {
  id: 17,
  lang: 'de',
  model: 'section',
  extra_class: 'cc01',
  layout: '50-50',
  image: 'beispiel.jpg',
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
  noindex: false,
  meta_title: 'Anfahrt und Parken',
  meta_description: 'So kommen Sie zum Haus.',
  og_title: '',
  og_description: '',
  og_image: '/media/beispiel/1280.jpg',
  og_image_thumbs: {
    small: '/media/beispiel/320.jpg',
    medium: '/media/beispiel/768.jpg',
    large: '/media/beispiel/1280.jpg',
  },
  og_type: 'website',
  easy_language_link: '/de/leichte-sprache',
  sign_language_film: { url: '/media/video/0123456789abcdef.mp4', type: 'video/mp4' },
  theme: 'museum',
  page_theme: 'cc01',
  settings_url: '/cms-hub/records/pages/21',
  parent: 20,
  breadcrumbs: [
    { title: 'Start', url: '/de' },
    { title: 'Besuch', url: '/de/besuch' },
    { title: 'Anfahrt', url: '/de/besuch/anfahrt' },
  ],
  siblings: [{ urls: { de: '/de/besuch/preise', en: '/en/visit/prices' } }],
  modules: [...texts, section, ...exampleModules],
};

export const exampleContainer: InferType<typeof container> = {
  id: 31,
  slug: 'hinweise',
  parent: null,
  content_type: '',
  object_id: null,
  columns: [{ classes: '100', children: texts }],
};
