import type { MarkedText, SearchHit, SearchPage, SearchResults, Suggestion } from '../entities';
import { exampleListItem } from './events';
import { exampleImage } from './images';

/** One of every kind. */
export const exampleSuggestions: Suggestion[] = [
  { text: 'Abendkasse', kind: 'page', when: '' },
  { text: exampleListItem.title, kind: 'event', when: 'Sa, 21. Nov. 2026', image_obj: exampleImage },
  { text: 'Abend im Archiv', kind: 'article', when: '' },
  { text: 'Abendführungen', kind: 'production', when: '' },
  { text: 'Abendroth, Clara', kind: 'person', when: '' },
  { text: 'Abendhof', kind: 'venue', when: '' },
  { text: 'Abendkarten bestellen', kind: 'form', when: '' },
];

/** A text whose first word is the searched one. */
const marked = (text: string): MarkedText => ({ text, marks: [{ start: 0, end: text.search(/\s|$/) }] });
const unmarked = (text: string): MarkedText => ({ text, marks: [] });

const event: SearchHit = {
  category: 'events',
  id: 7,
  lang: 'de',
  name: exampleListItem.slug,
  title: marked(exampleListItem.title),
  excerpt: unmarked(exampleListItem.subline),
  date_start: exampleListItem.date_start,
  date_end: exampleListItem.date_end,
  all_day: false,
  place: 'Großer Saal',
  state: '',
  image_obj: exampleImage,
};
const found = (category: SearchHit['category'], title: string, changes: Partial<SearchHit> = {}): SearchHit => ({
  ...event,
  category,
  name: category === 'pages' ? '/de/abend' : 'abend',
  title: marked(title),
  excerpt: unmarked(''),
  date_start: null,
  date_end: null,
  place: '',
  image_obj: null,
  ...changes,
});

/** One of every category; of events there are more than are shown. */
export const exampleSearch: SearchResults = {
  count: 10,
  meant: null,
  groups: [
    { category: 'events', count: 4, results: [event] },
    {
      category: 'pages',
      count: 1,
      results: [found('pages', 'Abendkasse', { lang: 'en', excerpt: marked('Abends ab sechs Uhr.') })],
    },
    {
      category: 'articles',
      count: 1,
      results: [found('articles', 'Abend im Archiv', { date_start: '2026-11-20', all_day: true })],
    },
    {
      category: 'productions',
      count: 1,
      results: [
        found('productions', 'Abendführungen', { date_start: '2026-09-12', date_end: '2027-02-28', all_day: true }),
      ],
    },
    {
      category: 'persons',
      count: 1,
      results: [found('persons', 'Abendroth, Clara', { excerpt: unmarked('Leitung') })],
    },
    { category: 'venues', count: 1, results: [found('venues', 'Abendhof', { place: 'Musterstadt' })] },
    { category: 'forms', count: 1, results: [found('forms', 'Abendkarten bestellen')] },
  ],
};

/** First page of the results in one category. */
export const exampleSearchPage: SearchPage = {
  count: 14,
  meant: null,
  next: '/de/api/search/events/?q=abend&page=2',
  previous: null,
  results: [event],
};
