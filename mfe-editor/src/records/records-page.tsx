import { useHost, type AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { Button, Container, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HubHeader } from '../hub/hub-header';
import hub from '../hub/hub.module.css';
import { PageLinks } from '../hub/page-links';
import { kindName } from './kind-name';
import { recordPath, recordsPath } from './record-paths';
import { titleOf } from './record-view';
import styles from './records.module.css';

export interface RecordsView {
  readonly kind: RecordKind;
  readonly q: string;
  readonly page: number;
  readonly count: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly records: AnswerOf<'records'>['results'];
}

/** The records of a kind: searched by words, page by page, each a way to its form. */
export function RecordsPage({ data }: { data: RecordsView }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const { kind, q, page, count, hasNext, hasPrevious, records } = data;
  const pageAt = (number: number) =>
    `${recordsPath(kind)}?${new URLSearchParams({ q, page: String(number) }).toString()}`;
  return (
    <Container className={hub['page']}>
      <HubHeader title={kindName(kind, t)} withHub>
        <p>
          <Link to={recordPath(kind, 'new')}>{t('records.add')}</Link>
        </p>
      </HubHeader>
      <search>
        <form action={recordsPath(kind)} className={styles['search']}>
          <TextField label={t('records.search')} name="q" type="search" defaultValue={q} />
          <Button type="submit">{t('records.find')}</Button>
        </form>
      </search>
      <p className={hub['editing']} role="status">
        {t('records.count', { count })}
      </p>
      <ul role="list" className={styles['list']}>
        {records.map(({ id, values }) => (
          <li key={id} className={styles['record']}>
            <Link to={recordPath(kind, id)}>{titleOf(values, lang)}</Link>
            {typeof values['key'] === 'string' && <span className={styles['key']}>{values['key']}</span>}
          </li>
        ))}
      </ul>
      <PageLinks
        label={t('records.pages')}
        previous={hasPrevious ? pageAt(page - 1) : undefined}
        next={hasNext ? pageAt(page + 1) : undefined}
      />
    </Container>
  );
}
