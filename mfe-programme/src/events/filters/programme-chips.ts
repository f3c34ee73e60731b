import type { LoaderContext } from '@vestibule/contracts';
import type { Chip, FilterData } from '../../filters/selection';
import { toChips, type ChipsContext } from '../../filters/to-chips';
import { changeProgrammeChoice, toProgrammeSearch, type ProgrammeQuery } from '../query';

type Chosen = Pick<ChipsContext, 'chosen' | 'dateLabel' | 'today'> & { readonly query: ProgrammeQuery };

/** Chips of the programme's selection: filters, text and view, then the day. */
export function programmeChips(
  { query, ...rest }: Chosen,
  { href, t }: Pick<LoaderContext, 'href' | 't'>,
): Pick<FilterData, 'chips' | 'canReset'> {
  const linkTo = (changed: ProgrammeQuery) => href('events', {}) + toProgrammeSearch(changed);
  const more: Chip[] = [];
  if (query.q) more.push({ name: t('text.chip', { q: query.q }), href: linkTo({ ...query, q: '', page: 1 }) });
  if (query.view) more.push({ name: t(`view.${query.view}`), href: linkTo({ ...query, view: '', page: 1 }) });
  return toChips({ ...rest, query, more, linkTo: (change) => linkTo(changeProgrammeChoice(query, change)) });
}
