import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Button, VisuallyHidden } from '@vestibule/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '@vestibule/ui/hub/list.module.css';
import { useHubWrite } from '../frame/use-hub-write';

type Session = AnswerOf<'ownSessions'>[number];

/** Browsers where one is logged in; each but this one can be logged out. */
export function Sessions({ initial }: { readonly initial: readonly Session[] }) {
  const { t } = useTranslation('editor');
  const { api, lang } = useHost();
  const write = useHubWrite();
  const titleId = useId();
  const [sessions, setSessions] = useState(initial);
  const end = async ({ id }: Session) => {
    const done = await write(() => api.call('endOwnSession', { params: { id } }), t('account.ended'));
    if (done) setSessions((known) => known.filter((one) => one.id !== id));
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{t('account.sessions')}</h2>
      <ul role="list" className={styles.list}>
        {sessions.map((session) => {
          const name = session.browser || t('account.unknown');
          return (
            <li key={session.id} className={styles.entry}>
              <p>{name}</p>
              <p className={styles.facts}>
                <span>{t('account.since', { when: formatInstant(session.started_at, lang) })}</span>
                {session.is_this && <strong>{t('account.this')}</strong>}
              </p>
              {!session.is_this && (
                <div className={styles.actions}>
                  <Button small onClick={() => void end(session)}>
                    {t('account.end')} <VisuallyHidden>{name}</VisuallyHidden>
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
