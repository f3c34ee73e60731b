import { useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { toSearch, type ProductionsQuery } from './query';

const VIEWS = ['', 'archive'] as const satisfies readonly ProductionsQuery['view'][];

/** What is on and to come, or what is over. The filters stay; a day does not, as it is one to come. */
export function ProductionViews({ query }: { query: ProductionsQuery }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('productions', {});
  const choices = VIEWS.map((view) => ({
    href: path + toSearch({ ...query, view, date: '', page: 1 }),
    name: t(`productions.view.${view || 'current'}`),
    current: view === query.view,
  }));
  return <ChoiceLinks label={t('productions.view.label')} choices={choices} />;
}
