import { Alert, Button, ButtonLink } from '@vestibule/ui';
import { opensElsewhere } from '@vestibule/ui/opens-elsewhere';
import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './list-end.module.css';
import { loadsByItself, type ListStart, type ListStore, type ListView } from './list-store';

/** Distance of the reader at which the next page is requested (docs/behaviour/programme.md#list-loading). */
const AHEAD = '170% 0px';

export interface ListEndProps<S extends ListStart> {
  readonly list: ListStore<S>;
  readonly view: ListView<S>;
  /** Group of texts about the list's records. */
  readonly words: string;
  /** Group of texts that name the ways to other pages, where they differ. */
  readonly ways?: string;
  readonly linkTo: (page: number) => string;
  /** Id of the link of something in the list. */
  readonly linkId: (id: number) => string;
  /** Boxes in place of the page that is loading; `label` says so. */
  readonly waiting: (label: string) => ReactNode;
  readonly children?: ReactNode;
}

/** Below a list: earlier and further pages. Links without script; with script the next page joins this one. */
export function ListEnd<S extends ListStart>({
  list,
  view,
  words,
  ways = words,
  linkTo,
  linkId,
  waiting,
  children,
}: ListEndProps<S>) {
  const { t } = useTranslation('programme');
  const { hasNext, query } = view.shown;
  const sentinel = useRef<HTMLDivElement>(null);
  const byItself = loadsByItself(view, list.pageBefore);
  const loadNext = useEffectEvent(() => list.loadNext());
  useEffect(() => {
    if (!sentinel.current || !byItself) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && void loadNext(),
      // The margin of the window does not reach into a dialog that scrolls.
      { root: sentinel.current.closest('dialog'), rootMargin: AHEAD },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [byItself]);

  // A reader who pressed the button continues at the first new record.
  const more = async () => {
    await list.loadNext();
    const first = list.view?.firstAdded;
    if (typeof first === 'number') document.getElementById(linkId(first))?.focus();
  };
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void more();
  };
  return (
    <div className={styles.end} ref={sentinel}>
      {view.listLoading && waiting(t(`${words}.loading`))}
      <p role="status" className={styles.status}>
        {view.added > 0 && t(`${words}.added`, { count: view.added })}
      </p>
      {view.failed && (
        <Alert kind="error">
          <p>{t(`${words}.failed`)}</p>
          <Button small onClick={() => void more()}>
            {t('list.retry')}
          </Button>
        </Alert>
      )}
      {(query.page > 1 || hasNext) && (
        <nav className={styles.pages} aria-label={t(`${words}.pages`)}>
          {query.page > 1 && <ButtonLink href={linkTo(query.page - 1)}>{t(`${ways}.previous`)}</ButtonLink>}
          {hasNext && !view.failed && (
            <ButtonLink href={linkTo(view.page + 1)} onClick={follow} aria-disabled={view.listLoading}>
              {t(`${ways}.more`)}
            </ButtonLink>
          )}
        </nav>
      )}
      {children}
    </div>
  );
}
