import { useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../filters/selection';
import type { ProductionsListData } from '../productions-list.loader';
import { changeProductionsChoice, toProductionsSearch } from '../query';

const loadCalendar = () => import('./productions-calendar');

/** The productions' filters as the components of all lists show them. */
export function useProductionsSelection(data: ProductionsListData): Selection {
  const { t } = useTranslation('programme');
  const path = useHost().href('productions', {});
  return {
    ...data,
    path,
    linkTo: (change) => path + toProductionsSearch(changeProductionsChoice(data.query, change)),
    texts: {
      label: t('productions.filter.label'),
      from: t('productions.filter.from'),
      show: t('productions.filter.show', { count: data.count }),
    },
    loadCalendar,
  };
}
