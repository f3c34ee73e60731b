import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { headingId } from './question';
import { RateText } from './rate-text';
import { useReleases } from './releases-context';
import styles from './releases.module.css';
import { VersionsTable } from './versions-table';
import type { RemoteView } from './view';

/** One part of the site: its live version, and its other versions. */
export const RemoteSection = observer(function RemoteSection({ remote }: { remote: RemoteView }) {
  const { t } = useTranslation('editor');
  const store = useReleases();
  const { name, version, isPinned, canary, current, older } = remote;
  const id = headingId(name);
  const live = current.find(({ isLive }) => isLive);
  const tried = current.find((one) => one.canary !== null);
  const actions: readonly ('rollback' | 'unpin')[] = isPinned ? ['unpin', 'rollback'] : ['rollback'];
  return (
    <section className={styles.remote} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.name}>
          {name}
        </h2>
        <div className={styles.actions}>
          {actions.map((kind) => (
            <Button
              key={kind}
              small
              disabled={!store.isReady}
              aria-label={t(`releases.named.${kind}`, { remote: name })}
              onClick={() => store.ask({ kind, remote: name })}
            >
              {t(`releases.action.${kind}`)}
            </Button>
          ))}
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact term={t('releases.live')}>
          <code>{version}</code> {isPinned && <span className={styles.badge}>{t('releases.pinned')}</span>}
        </Fact>
        <Fact term={t('releases.canary')}>
          {canary ? (
            <>
              <code>{canary.version}</code> {t('releases.canaryShare', { percent: canary.percent })}
            </>
          ) : (
            t('releases.noCanary')
          )}
        </Fact>
        <Fact term={t('releases.errorRate')}>
          <RateText rate={live?.rate ?? { kind: 'unknown' }} />
          {tried && (
            <>
              {' · '}
              {t('releases.canary')} <RateText rate={tried.rate} />
            </>
          )}
        </Fact>
      </dl>
      <VersionsTable remote={remote} versions={current} caption={t('releases.versionsOf', { remote: name })} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('releases.older', { number: older.length })}</summary>
          <VersionsTable remote={remote} versions={older} caption={t('releases.olderOf', { remote: name })} />
        </details>
      )}
    </section>
  );
});

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
