import { useHost } from '@vestibule/contracts';
import { Anchor, ButtonLink } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './no-events.module.css';
import { isFiltered } from '../query';
import type { EventsListData } from './events-list.loader';

/**
 * Instead of the list: the selection found nothing, the archive is empty, or there is nothing at all
 * (docs/behaviour/programme.md#nothing-found).
 */
export function NoEvents({ data: { query, next } }: { data: Pick<EventsListData, 'query' | 'next'> }) {
  const { t } = useTranslation('programme');
  const path = useHost().href('events', {});
  const narrowed = isFiltered({ ...query, view: '' }) || query.date !== '' || query.until !== '';
  if (query.view === 'archive' && !narrowed) {
    return (
      <div className={styles.box}>
        <p>{t('empty.archive')}</p>
        <ButtonLink href={path}>{t('empty.programme')}</ButtonLink>
      </div>
    );
  }
  if (!narrowed && query.view === '') return <p className={styles.box}>{t('empty.upcoming')}</p>;
  return (
    <div className={styles.box}>
      <p className={styles.lead}>{t('empty.selection')}</p>
      {next ? (
        <p>
          {t('empty.next')}{' '}
          <Anchor href={next.href} preventScrollReset>
            {next.name}
          </Anchor>
        </p>
      ) : (
        <p>{t('empty.advice')}</p>
      )}
      <ButtonLink href={path} preventScrollReset>
        {t('empty.reset')}
      </ButtonLink>
    </div>
  );
}
