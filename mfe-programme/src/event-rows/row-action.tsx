import { useStore } from '@vestibule/contracts';
import { ButtonLink, lazyWithRetry } from '@vestibule/ui';
import { opensElsewhere } from '@vestibule/ui/opens-elsewhere';
import { Suspense, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './event-row.module.css';
import type { EventRowData } from './to-row';

const QuickBooking = lazyWithRetry(() => import('./quick-booking'));

/**
 * The link to an event's tickets or page. Where the settings say so, its own tickets are chosen right here, over the
 * list (docs/behaviour/tickets.md#quick-booking); the link leads to the page all the same: in a new tab, before its
 * code is there, and pressed again.
 */
export function RowAction({ row }: { row: EventRowData }) {
  const { t } = useTranslation('programme');
  const { settings } = useStore();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const action = row.tickets ? t('event.tickets') : t('event.details');
  const onClick = (click: MouseEvent) => {
    if (isOpen || opensElsewhere(click) || row.tickets !== 'here' || !settings.current?.design.quickbuyWidget) return;
    click.preventDefault();
    setOpen(true);
  };
  const onClose = (hadFocus: boolean) => {
    setOpen(false);
    if (hadFocus) box.current?.querySelector('a')?.focus();
  };
  return (
    <div className={styles.booking} ref={box}>
      <ButtonLink
        small
        href={row.tickets ? `${row.url}#tickets` : row.url}
        aria-label={`${action}: ${row.title}`}
        onClick={onClick}
      >
        {action}
      </ButtonLink>
      {isOpen && (
        <Suspense>
          <QuickBooking row={row} onClose={onClose} />
        </Suspense>
      )}
    </div>
  );
}
