import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { reasonOf } from './reason';
import { useReleases } from './releases-context';
import styles from './releases.module.css';

/** Parts of the whole site, their age, and the one move that concerns all of them. */
export const Standing = observer(function Standing() {
  const { t } = useTranslation('editor');
  const store = useReleases();
  const { clock, composition, shell, contracts, isMeasured } = store.view;
  return (
    <div className={styles.standing}>
      <div className={styles.lines}>
        <p>
          {t('releases.standing', { clock })}
          <span className={styles.scripted}> · {t('releases.refreshed')}</span>
        </p>
        <p className={styles.ids}>{t('releases.parts', { composition, shell, contracts })}</p>
        <div role="status">
          {store.staleness !== null && (
            <p className={styles.warning}>{t('releases.stale', { reason: reasonOf(store.staleness, t) })}</p>
          )}
          {!isMeasured && <p className={styles.warning}>{t('releases.unmeasured')}</p>}
        </div>
        <noscript>
          <p className={styles.warning}>{t('releases.noScript')}</p>
        </noscript>
      </div>
      <div className={styles.actions}>
        <Button small disabled={!store.isReady} onClick={() => store.ask({ kind: 'rollbackAll' })}>
          {t('releases.action.rollbackAll')}
        </Button>
      </div>
    </div>
  );
});
