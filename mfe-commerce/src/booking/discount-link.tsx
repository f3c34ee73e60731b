import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { discounts, type Group } from './state/booking-event';
import type { BookingStore } from './state/booking-store';
import styles from './discounts.module.css';

interface DiscountLinkProps {
  readonly booking: BookingStore;
  readonly group: Group;
  readonly disabled: boolean;
}

/** The link to a group's discounts, with a badge of the chosen number. */
export const DiscountLink = observer(function DiscountLink({ booking, group, disabled }: DiscountLinkProps) {
  const { t } = useTranslation('commerce');
  const link = useRef<HTMLButtonElement>(null);
  // A visitor who comes back from the step continues at its link.
  useEffect(() => {
    if (booking.lastDiscounts === group.id) link.current?.focus();
  }, [booking, group.id]);
  const count = booking.ticketsOf(group, discounts(group));
  // The visible text, which the spoken name must begin with, and its meaning.
  const name = [t('booking.discounts'), count > 0 && t('booking.amount', { count })].filter(Boolean).join(' ');
  return (
    <button
      ref={link}
      type="button"
      className={styles.link}
      aria-label={group.name ? `${name}: ${group.name}` : name}
      disabled={disabled}
      onClick={() => booking.showDiscounts(group)}
    >
      {t('booking.discounts')}
      {count > 0 && (
        <>
          {' '}
          <span className={styles.badge}>{count}</span>
        </>
      )}
    </button>
  );
});
