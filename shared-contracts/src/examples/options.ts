import type { FilterOption } from '../entities';

/** An option to filter by, and another one that is not shown. */
export const exampleOptions = (first: FilterOption): FilterOption[] => [
  first,
  { id: first.id + 100, slug: 'weitere', name: 'Weitere', show_in_filter: false },
];
