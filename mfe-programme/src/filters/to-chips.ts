import { toggled, type Chip, type Chosen, type FilterData } from './selection';

export interface ChipsContext {
  readonly query: Chosen;
  /** Names of the selection, also of filters that are not offered. */
  readonly chosen: readonly { readonly key: string; readonly name: string }[];
  /** Further parts of the selection. */
  readonly more?: readonly Chip[];
  readonly dateLabel: string;
  readonly today: string;
  readonly linkTo: (change: Partial<Chosen>) => string;
}

/** Chips of a list's selection, each with the address without it, and whether all of it can be reset at once. */
export function toChips({
  query,
  chosen,
  more = [],
  dateLabel,
  today,
  linkTo,
}: ChipsContext): Pick<FilterData, 'chips' | 'canReset'> {
  const chips = [
    ...chosen.map(({ key, name }) => ({
      name,
      href: linkTo({ filters: toggled(query.filters, key, query.filters[key] ?? '') }),
    })),
    ...more,
  ];
  const otherDay = query.date !== '' && query.date !== today.split('-').reverse().join('-');
  return {
    chips: dateLabel ? [...chips, { name: dateLabel, href: linkTo({ date: '' }) }] : chips,
    // More than one chip, or one and a day that is not today (docs/behaviour/programme.md#filter-chips); the date's own
    // chip is not counted.
    canReset: chips.length > 1 || (chips.length === 1 && otherDay),
  };
}
