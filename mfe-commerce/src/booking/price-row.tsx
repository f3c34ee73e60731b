import { formatPrice, MAX_TICKETS_PER_LINE, useHost } from '@vestibule/contracts';
import { Icon, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ticketName, type Group, type Offer } from './state/booking-event';
import type { BookingStore } from './state/booking-store';
import styles from './price-row.module.css';

interface PriceRowProps {
  readonly booking: BookingStore;
  readonly group: Group;
  readonly offer: Offer;
  readonly disabled: boolean;
}

/** One kind of ticket: name, text, price, and how many of it. */
export const PriceRow = observer(function PriceRow({ booking, group, offer, disabled }: PriceRowProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const amount = booking.amountOf(group, offer);
  const ticket = ticketName(group, offer, lang);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{offer.name || offer.text}</p>
        {offer.name && offer.text && <p className={styles.text}>{offer.text}</p>}
      </div>
      <p className={styles.price}>{formatPrice(offer.price, lang)}</p>
      <div className={styles.stepper} role="group" aria-label={ticket}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('booking.less', { ticket })}
          disabled={disabled || amount === 0}
          onClick={() => booking.remove(group, offer)}
        >
          <Icon name="minus" />
        </button>
        <output className={styles.amount}>
          <span aria-hidden="true">{amount}</span>
          <VisuallyHidden>{t('booking.amount', { count: amount })}</VisuallyHidden>
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={t('booking.more', { ticket })}
          disabled={disabled || amount >= MAX_TICKETS_PER_LINE}
          onClick={() => booking.add(group, offer)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </li>
  );
});
