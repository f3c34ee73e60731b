import { useHost } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '@vestibule/ui/choice-links';
import { toProgrammeSearch, type ProgrammeQuery } from '../query';

const VIEWS = [
  '',
  'now',
  'today',
  'weekend',
  'next_3_days',
  'archive',
] as const satisfies readonly ProgrammeQuery['view'][];

/**
 * Preset spans of time (docs/behaviour/programme.md#quick-views). The filters stay; chosen days do not, as each of
 * these has its own.
 */
export function QuickViews({ query }: { query: ProgrammeQuery }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const choices = VIEWS.map((view) => ({
    href: path + toProgrammeSearch({ ...query, view, date: '', until: '', page: 1 }),
    name: t(`view.${view || 'all'}`),
    current: view === query.view && query.date === '' && query.until === '',
  }));
  return <ChoiceLinks inPlace label={t('view.label')} choices={choices} />;
}
