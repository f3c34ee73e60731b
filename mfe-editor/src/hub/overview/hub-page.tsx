import { useHost, type AnswerOf, type LoginState } from '@vestibule/contracts';
import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import { mayDo } from '@vestibule/contracts/rights/record-rights';
import { hasRight } from '@vestibule/contracts/rights/rights';
import { Container } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Dashboard } from '../dashboard/dashboard';
import { kindName } from '../records/kind-name';
import { recordsPath } from '../records/record-paths';
import { HubHeader } from '../frame/hub-header';
import {
  ACCOUNT_PATH,
  AUDIT_PATH,
  BIN_PATH,
  MEDIA_PATH,
  NAVIGATION_PATH,
  RELEASES_PATH,
  REVIEWS_PATH,
  ROLES_PATH,
  SEARCH_PATH,
  SETTINGS_PATH,
  USERS_PATH,
} from '../frame/hub-paths';
import hub from '@vestibule/ui/hub/hub.module.css';
import styles from './hub-page.module.css';

export interface HubData {
  readonly rights: LoginState['rights'];
  /** Undefined where the backend failed. */
  readonly dashboard: AnswerOf<'dashboard'> | undefined;
  /** Input of the user in forms that is not saved. */
  readonly unsaved: AnswerOf<'unsavedForms'>;
}

/** Entries of the hub, with the right that each needs. */
const ENTRIES = [
  { key: 'reviews', path: REVIEWS_PATH, right: 'hub' },
  { key: 'media', path: MEDIA_PATH, right: 'hub' },
  { key: 'settings', path: SETTINGS_PATH, right: 'house' },
  { key: 'navigation', path: NAVIGATION_PATH, right: 'house' },
  { key: 'search', path: SEARCH_PATH, right: 'hub' },
  { key: 'bin', path: BIN_PATH, right: 'hub' },
  { key: 'users', path: USERS_PATH, right: 'users' },
  { key: 'roles', path: ROLES_PATH, right: 'users' },
  { key: 'audit', path: AUDIT_PATH, right: 'audit' },
  { key: 'releases', path: RELEASES_PATH, right: 'releases' },
  { key: 'account', path: ACCOUNT_PATH, right: 'hub' },
] as const;

/** The way in: everything that the hub has for this user. */
export function HubPage({ data }: { data: HubData }) {
  const { t } = useTranslation('editor');
  const recordsId = useId();
  const { href } = useHost();
  const desk = { key: 'boxOffice', path: href('commerce/box-office', {}), right: 'admit' } as const;
  const entries = [desk, ...ENTRIES].filter(({ right }) => hasRight(data.rights, right));
  const mayWrite = (kind: RecordKind) => mayDo(data.rights, 'change', kind);
  const readOnly = RECORD_KINDS.filter((kind) => !mayWrite(kind));
  return (
    <Container className={hub.page}>
      <HubHeader title={t('hub.title')} />
      <p className={hub.editing}>{t('hub.editing')}</p>
      <Dashboard data={data.dashboard} unsaved={data.unsaved} />
      <ul role="list" className={styles.entries}>
        {entries.map(({ key, path }) => (
          <li key={key} className={styles.entry}>
            <h2 className={styles.name}>
              <Link to={path}>{t(`hub.entry.${key}.title`)}</Link>
            </h2>
            <p>{t(`hub.entry.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <section className={styles.records} aria-labelledby={recordsId}>
        <h2 id={recordsId} className={styles.name}>
          {t('records.title')}
        </h2>
        <KindList kinds={RECORD_KINDS.filter(mayWrite)} />
        {readOnly.length > 0 && (
          <>
            <h3 className={styles.readOnly}>{t('records.readOnly')}</h3>
            <KindList kinds={readOnly} />
          </>
        )}
      </section>
    </Container>
  );
}

function KindList({ kinds }: { readonly kinds: readonly RecordKind[] }) {
  const { t } = useTranslation('editor');
  return (
    <ul role="list" className={styles.kinds}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Link to={recordsPath(kind)}>{kindName(kind, t)}</Link>
        </li>
      ))}
    </ul>
  );
}
