import { useHost } from '@vestibule/contracts';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';
import type { Door } from './door';
import styles from './door.module.css';

interface DoorStateProps {
  readonly door: Door;
  readonly isPageKept: boolean;
}

/** Whether there is a network, the list's age, unsent admissions, and whether the door works without network. */
export const DoorState = observer(function DoorState({ door, isPageKept }: DoorStateProps) {
  const { t } = useTranslation('commerce');
  const { lang, store } = useHost();
  const waiting = door.letIn.filter(({ state }) => state === 'waiting').length;
  const logIn = async () => {
    if (await loginsOf(store).ask()) await door.refresh();
  };
  return (
    <section className={list.section} aria-label={t('door.state')}>
      <h2>{t('door.state')}</h2>
      <div role="status" className={styles.state}>
        <p data-line={door.line}>{t(`door.line.${door.line}`)}</p>
        {waiting > 0 && <p>{t('door.waiting', { count: waiting })}</p>}
        <p>{t(`door.${readiness(door, isPageKept)}`)}</p>
      </div>
      {/* Not announced each minute. */}
      <p>{door.kept ? t('door.listFrom', { time: formatInstant(door.kept.list.now, lang) }) : t('door.noListYet')}</p>
      <p className={styles.buttons}>
        {door.line === 'login' && (
          <Button variant="primary" onClick={() => void logIn()}>
            {t('door.login')}
          </Button>
        )}
        <Button onClick={() => void door.refresh()}>{t('door.refresh')}</Button>
      </p>
    </section>
  );
});

function readiness(door: Door, isPageKept: boolean): 'ready' | 'openOnly' | 'notReady' {
  if (!door.kept) return 'notReady';
  return isPageKept && door.isListKept ? 'ready' : 'openOnly';
}
