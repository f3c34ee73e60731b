import { useHost } from '@vestibule/contracts';
import { useDismiss } from '@vestibule/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './quick-booking.module.css';
import type { EventRowData } from './to-row';

interface QuickBookingProps {
  readonly row: EventRowData;
  /** `hadFocus`: it was inside, and has to go somewhere. */
  readonly onClose: (hadFocus: boolean) => void;
}

/** Enough for an event with a few prices, in px: with less room below, and more above, it opens upward. */
const ENOUGH = 480;
/** Free space in px below, and above, where the header is. */
const BELOW = 16;
const ABOVE = 96;

/** The booking widget of one event over the programme's list; gone when it closes. */
export default function QuickBooking({ row, onClose }: QuickBookingProps) {
  const { t } = useTranslation('programme');
  const host = useHost();
  const box = useRef<HTMLDivElement>(null);
  const params = useMemo(() => ({ event: row.id, open: true }), [row.id]);
  const place = usePlace(box);
  useEffect(() => {
    const element = box.current;
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') onClose(element?.contains(document.activeElement) === true);
    };
    // The event of a <details> does not bubble.
    element?.addEventListener('toggle', onToggle, true);
    return () => element?.removeEventListener('toggle', onToggle, true);
  });
  // Without a widget to close: the shop is offline, the event has sold out since, or nothing is here yet.
  useDismiss(box, true, (reason) => {
    if (!box.current?.querySelector('details[open]')) onClose(reason === 'escape');
  });
  return (
    <div
      ref={box}
      role="group"
      aria-label={`${t('event.tickets')}: ${row.title}`}
      className={`${styles.box} ${place?.upward ? styles.upward : ''}`}
      style={place && { maxBlockSize: place.room }}
    >
      {host.renderLateSlot(
        'event-booking',
        `quick-booking-${row.id}`,
        params,
        <p role="status" className={styles.waiting}>
          {t('event.wait')}
        </p>,
      )}
    </div>
  );
}

/** On which side of its opener there is room, and how much of it in px; undefined for a sheet. */
function usePlace(box: RefObject<HTMLDivElement | null>) {
  const [place, setPlace] = useState<{ readonly upward: boolean; readonly room: number }>();
  useLayoutEffect(() => {
    const opener = box.current?.offsetParent?.getBoundingClientRect();
    if (!opener) return;
    const below = window.innerHeight - opener.bottom - BELOW;
    const above = opener.top - ABOVE;
    const upward = below < ENOUGH && above > below;
    setPlace({ upward, room: Math.max(upward ? above : below, ENOUGH / 2) });
  }, [box]);
  return place;
}
