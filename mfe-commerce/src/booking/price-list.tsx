import { Icon } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { discounts, fullPrices, isOpen, type Group } from './state/booking-event';
import type { BookingStore } from './state/booking-store';
import { DiscountLink } from './discount-link';
import { PriceRow } from './price-row';
import styles from './price-list.module.css';

/** Prices that are shown before the list is opened (docs/behaviour/tickets.md#booking-widget). */
const COLLAPSED = 2;

/**
 * The full prices of all seat groups, with a link to the discounts; more than two prices are folded away until
 * requested. Chosen ones are never folded away.
 */
export const PriceList = observer(function PriceList({
  booking,
  groups,
}: {
  booking: BookingStore;
  groups: readonly Group[];
}) {
  const { t } = useTranslation('commerce');
  const id = useId();
  const [all, setAll] = useState(false);
  const long = groups.reduce((sum, group) => sum + fullPrices(group).length, 0) > COLLAPSED;
  let before = 0;
  return (
    <div className={styles.list}>
      <div id={id} className={long && all ? styles.all : undefined}>
        {groups.map((group) => {
          const first = before;
          const full = fullPrices(group);
          before += full.length;
          const isChosen = booking.ticketsOf(group, discounts(group)) > 0;
          const shown = full.filter(
            (offer, at) => all || isChosen || first + at < COLLAPSED || booking.amountOf(group, offer) > 0,
          );
          if (shown.length === 0) return null;
          const open = isOpen(group, booking.time);
          return (
            <section key={group.id} aria-label={group.name || t('booking.groups')}>
              {group.name && <h2 className={styles.group}>{group.name}</h2>}
              {group.text && <p className={styles.text}>{group.text}</p>}
              {!open && booking.event && <p className={styles.soldOut}>{t('booking.soldOut')}</p>}
              <ul role="list">
                {shown.map((offer) => (
                  <PriceRow
                    key={offer.id}
                    booking={booking}
                    group={group}
                    offer={offer}
                    disabled={booking.event !== null && !open}
                  />
                ))}
              </ul>
              {discounts(group).length > 0 && (
                <DiscountLink booking={booking} group={group} disabled={booking.event !== null && !open} />
              )}
            </section>
          );
        })}
      </div>
      {long && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? t('booking.fewer') : t('booking.all')}
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
});
