import { Icon } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { discounts, isOpen, type Group } from './state/booking-event';
import type { BookingStore } from './state/booking-store';
import styles from './discounts.module.css';
import { PriceRow } from './price-row';

/**
 * The discounts of one seat group (docs/behaviour/tickets.md#discounts). Its heading takes the focus, because the link
 * that was pressed has gone.
 */
export const DiscountStep = observer(function DiscountStep({
  booking,
  group,
}: {
  booking: BookingStore;
  group: Group;
}) {
  const { t } = useTranslation('commerce');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={id}>
      <button type="button" className={styles.back} onClick={() => booking.showDiscounts(null)}>
        <Icon name="chevron" />
        {t('booking.allPrices')}
      </button>
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.heading}>
        {[t('booking.discounts'), group.name].filter(Boolean).join(': ')}
      </h2>
      <p className={styles.hint}>{t('booking.discountsHint')}</p>
      <ul role="list">
        {discounts(group).map((offer) => (
          <PriceRow
            key={offer.id}
            booking={booking}
            group={group}
            offer={offer}
            disabled={!isOpen(group, booking.time)}
          />
        ))}
      </ul>
    </section>
  );
});
