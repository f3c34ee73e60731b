import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Anchor } from '@vestibule/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../shared/language-name';
import { recordPath } from '../records/record-paths';
import styles from './dashboard.module.css';
import { Finding } from './finding';

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
          <Row
            key={`${one.kind} ${String(one.id)} ${one.action}`}
            url={recordPath(one.kind, one.id)}
            title={one.title}
            at={one.at}
          >
            {t(one.has_failed ? 'dashboard.failed' : `dashboard.plan.${one.action}`)}
          </Row>
        ))}
        {planned.map((one) => (
          <Row key={`${String(one.page)} ${one.lang} ${one.at}`} url={one.url} title={one.title} at={one.at}>
            {languageName(one.lang, lang)}
          </Row>
        ))}
      </ul>
    </Finding>
  );
}

interface RowProps {
  readonly url: string;
  readonly title: string;
  readonly at: string;
  readonly children: ReactNode;
}

function Row({ url, title, at, children }: RowProps) {
  const { lang } = useHost();
  return (
    <li className={styles.row}>
      <Anchor href={url}>{title}</Anchor>
      <span className={styles.facts}>
        <span>{children}</span>
        <time dateTime={at}>{formatInstant(at, lang)}</time>
      </span>
    </li>
  );
}
