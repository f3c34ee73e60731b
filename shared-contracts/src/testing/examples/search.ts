import type { Suggestion } from '../../entities';
import { exampleListItem } from './events';

/** One of every kind. */
export const exampleSuggestions: Suggestion[] = [
  { text: 'Abendkasse', kind: 'page', url: '/de/besuch/abendkasse' },
  { text: exampleListItem.title, kind: 'event', url: exampleListItem.url },
];
