import { useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../filters/selection';
import type { EventsListData } from './events-list.loader';
import { choose, toSearch } from '../query';

const loadCalendar = () => import('../filters/programme-calendar');

/** The programme's filters as the components of all lists show them. */
export function useProgrammeSelection(data: EventsListData): Selection {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  return {
    ...data,
    path,
    linkTo: (change) => path + toSearch(choose(data.query, change)),
    texts: {
      label: t('filter.label'),
      from: t('calendar.from'),
      until: t('calendar.until'),
      show: t('sheets.show', { count: data.count }),
    },
    loadCalendar,
  };
}
