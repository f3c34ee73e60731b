import { useHost } from '@vestibule/contracts';
import { Alert, Button, ButtonLink, EventListSkeleton } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from './events-store';
import styles from './list-end.module.css';
import { calendarPath, toSearch, type ProgrammeQuery } from '../query';

/** How far ahead of the reader the next page is asked for (spec/001 §9). */
const AHEAD = '170% 0px';

export interface ListEndProps {
  /** What the address asks for: its page is the first on the screen. */
  readonly query: ProgrammeQuery;
  readonly view: ListView;
  /** `byReader` when a button asked for it, not the scrolling. */
  readonly onMore: (byReader: boolean) => void;
}

/** Below the list: earlier and further pages. Links without script; with script the next page joins this one. */
export const ListEnd = observer(function ListEnd({ query, view, onMore }: ListEndProps) {
  const { t } = useTranslation('programme');
  const { absolute, href, lang } = useHost();
  const path = href('events', {});
  const sentinel = useRef<HTMLDivElement>(null);
  const loadByItself = useEffectEvent(() => onMore(false));
  useEffect(() => {
    if (!sentinel.current || !view.loadsByItself) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && loadByItself(), { rootMargin: AHEAD });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [view.loadsByItself]);

  const more = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onMore(true);
  };
  // The archive's pages go back in time.
  const way = query.view === 'archive' ? 'archive' : 'list';
  const linkTo = (page: number) => path + toSearch({ ...query, page });
  return (
    <div className={styles['end']} ref={sentinel}>
      {view.listLoading && <EventListSkeleton rows={3} label={t('list.loading')} />}
      <p role="status" className={styles['status']}>
        {view.added > 0 && !view.listLoading && t('list.added', { count: view.added })}
      </p>
      {view.failed && (
        <Alert kind="error">
          <p>{t('list.failed')}</p>
          <Button small onClick={() => onMore(true)}>
            {t('list.retry')}
          </Button>
        </Alert>
      )}
      {(query.page > 1 || view.hasNext) && (
        <nav className={styles['pages']} aria-label={t('list.pages')}>
          {query.page > 1 && <ButtonLink href={linkTo(query.page - 1)}>{t(`${way}.previous`)}</ButtonLink>}
          {view.hasNext && !view.failed && (
            <ButtonLink href={linkTo(view.page + 1)} onClick={more} aria-disabled={view.listLoading}>
              {t(`${way}.more`)}
            </ButtonLink>
          )}
        </nav>
      )}
      {way === 'list' && (
        // The scheme that calendars take for "come back and look again".
        <a href={absolute(calendarPath(lang, query)).replace(/^https?/, 'webcal')} className={styles['subscribe']}>
          {t('list.subscribe')}
        </a>
      )}
    </div>
  );
});
