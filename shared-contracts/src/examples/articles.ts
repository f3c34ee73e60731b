import type { Article, ArticleCategory, ArticleListItem, ArticlesPage, ArticleTag } from '../entities';
import { examplePicture } from './images';

/** The id is that of the example params, as one page shows the articles of each. */
const category: ArticleCategory = { id: 7, name: 'Ausstellungen', style_name: 'ausstellungen', slug: 'ausstellungen' };

export const exampleCategories: ArticleCategory[] = [
  category,
  { id: 8, name: 'Sammlung', style_name: 'sammlung', slug: 'sammlung' },
];

export const exampleArticleTags: ArticleTag[] = [
  { id: 7, slug: 'fotografie', name: 'Fotografie', count: 2 },
  { id: 9, slug: 'zum-mitmachen', name: 'Zum Mitmachen', count: 1 },
];

const item: ArticleListItem = {
  id: 7,
  lang: 'de',
  slug: 'licht-im-archiv',
  title: 'Licht im Archiv',
  summary: 'Zwischen zwei Regalen lag ein Karton, den seit Jahrzehnten niemand geöffnet hatte.',
  date: '2026-11-20',
  author: 'Mara Beispiel',
  category,
  image_obj: examplePicture.image_obj,
};

/** One with everything, one that is not translated, and one with nothing that may be left out. */
export const exampleArticles: ArticlesPage = {
  count: 12,
  next: '/de/api/articles/?page=2',
  previous: null,
  results: [
    item,
    {
      ...item,
      id: 8,
      lang: 'en',
      slug: 'guest-column',
      title: 'Guest column',
      date: '2026-11-02',
    },
    {
      ...item,
      id: 9,
      slug: 'ohne-datum',
      title: 'Ohne Datum',
      summary: '',
      date: null,
      author: '',
      category: null,
      image_obj: null,
    },
  ],
};

export const exampleArticle: Article = {
  ...item,
  is_public: true,
  names: { de: item.slug, en: 'light-in-the-archive', cs: 'svetlo-v-archivu' },
  body: '<p>Zwischen zwei Regalen lag ein <strong>Karton</strong>, den seit Jahrzehnten niemand geöffnet hatte.</p><h2>Was darin war</h2><p>Achtzig Glasplatten.</p>',
  exhibition: { id: 7, title: 'Das blaue Zimmer', slug: 'das-blaue-zimmer' },
  tags: [{ id: 7, slug: 'fotografie', name: 'Fotografie' }],
  image_thumbnails: examplePicture.image_thumbnails,
  previous: { id: 8, lang: 'en', title: 'Guest column', slug: 'guest-column' },
  next: null,
};
