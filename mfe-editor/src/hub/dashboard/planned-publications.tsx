import { useHost, type AnswerOf } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../shared/language-name';
import { recordPath } from '../records/record-paths';
import { Finding, FindingRow } from './finding';

type Dashboard = AnswerOf<'dashboard'>;

interface PlannedPublicationsProps {
  readonly planned: Dashboard['scheduled'];
  readonly records: Dashboard['planned_records'];
}

/** Pages and records that will be published or withdrawn by themselves, after those that could not be. */
export function PlannedPublications({ planned, records }: PlannedPublicationsProps) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  return (
    <Finding title={t('dashboard.planned')} figure={planned.length + records.length} nothing={t('dashboard.noPlanned')}>
      <ul role="list">
        {records.map((one) => (
          <FindingRow
            key={`${one.kind} ${String(one.id)} ${one.action}`}
            url={recordPath(one.kind, one.id)}
            title={one.title}
            at={one.at}
          >
            {t(one.has_failed ? 'dashboard.failed' : `dashboard.plan.${one.action}`)}
          </FindingRow>
        ))}
        {planned.map((one) => (
          <FindingRow key={`${String(one.page)} ${one.lang} ${one.at}`} url={one.url} title={one.title} at={one.at}>
            {languageName(one.lang, lang)}
          </FindingRow>
        ))}
      </ul>
    </Finding>
  );
}
