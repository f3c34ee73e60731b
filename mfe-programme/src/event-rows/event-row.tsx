import { CachedFragment, formatPrice, useHost } from '@vestibule/contracts';
import { Anchor, Picture } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../favourites/favourite-button';
import styles from './event-row.module.css';
import { RowAction } from './row-action';
import type { EventRowData as Row } from './to-row';

export interface EventRowProps {
  readonly row: Row;
  /** Level of the row in the page's outline. */
  readonly level: 3 | 4;
  /** Id of the link, when something must find it. */
  readonly linkId?: string;
  /** Without picture and button, for lists inside other pages. */
  readonly compact?: boolean;
}

/** One event: time, title, room, state or price, and the link to its tickets. */
export function EventRow(props: EventRowProps) {
  return (
    <CachedFragment
      as="li"
      name="event-row"
      by={props}
      className={props.compact ? `${styles.row} ${styles.compact}` : styles.row}
    >
      <Content {...props} />
    </CachedFragment>
  );
}

function Content({ row, level, linkId, compact = false }: EventRowProps) {
  const { t } = useTranslation('programme');
  const Heading = `h${level}` as const;
  return (
    <>
      <p className={styles.time}>
        {row.time || (row.until === '' && t('event.allDay'))}
        {row.time && row.until && ' '}
        {row.until && <span className={styles.until}>{t('event.until', { end: row.until })}</span>}
      </p>
      <div className={styles.what} lang={row.lang}>
        {row.preline && <p className={styles.preline}>{row.preline}</p>}
        <Heading className={styles.title}>
          <Anchor href={row.url} id={linkId}>
            {row.title}
          </Anchor>
        </Heading>
        {row.subline && <p className={styles.subline}>{row.subline}</p>}
        {row.room && <p className={styles.room}>{row.room}</p>}
        {row.access && !compact && <p className={styles.access}>{row.access}</p>}
      </div>
      <Facts row={row} />
      {!compact && (
        <div className={styles.action}>
          <RowAction row={row} />
          {row.state !== 'over' && <FavouriteButton kind="events" id={row.id} title={row.title} />}
        </div>
      )}
      {!compact && row.image && (
        <div className={styles.picture} aria-hidden="true">
          <Picture image={row.image} sizes="(min-width: 48em) min(10vw, 20rem), 9rem" shape="card" alt="" />
        </div>
      )}
    </>
  );
}

function Facts({ row }: { row: Row }) {
  const { t } = useTranslation('programme');
  const { lang } = useHost();
  const price = row.price && formatPrice(row.price, lang);
  return (
    <div className={styles.facts}>
      {row.state && (
        <p className={row.state === 'cancelled' ? styles.cancelled : row.state === 'over' ? styles.over : styles.state}>
          {t(`state.${row.state}`)}
        </p>
      )}
      {row.included && <p>{t('price.included')}</p>}
      {row.free ? <p>{t('price.free')}</p> : price && <p>{row.from ? t('price.from', { price }) : price}</p>}
    </div>
  );
}
