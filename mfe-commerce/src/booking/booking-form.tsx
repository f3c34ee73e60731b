import { formatPrice, useHost } from '@vestibule/contracts';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { DiscountStep } from './discount-step';
import { LateCartTime } from '../cart/late-cart-time';
import { LateSeatChoice } from '../seats/late-seat-choice';
import { timesOf, type BookingEvent } from './state/booking-event';
import styles from './booking.module.css';
import type { BookingStore } from './state/booking-store';
import { PriceList } from './price-list';
import { Timeslots } from './timeslots';

/** Choosing: time if there is one to choose, tickets at the full price, discounts in a step of their own, total. */
export const BookingForm = observer(function BookingForm({
  booking,
  event,
}: {
  booking: BookingStore;
  event: BookingEvent;
}) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const { discountsOf } = booking;
  return (
    <>
      {discountsOf ? (
        <DiscountStep booking={booking} group={discountsOf} />
      ) : (
        <>
          <LateCartTime place="booking" />
          {timesOf(event).length > 0 && <Timeslots booking={booking} slots={timesOf(event)} />}
          <PriceList booking={booking} groups={event.groups} />
          <LateSeatChoice booking={booking} event={event} />
        </>
      )}
      <div className={styles.bottom}>
        <p className={styles.total}>
          <span>{t('booking.total')}</span> <strong>{formatPrice(booking.total, lang)}</strong>
        </p>
        {discountsOf ? (
          <Button variant="primary" onClick={() => booking.showDiscounts(null)}>
            {t('booking.discountsDone')}
          </Button>
        ) : (
          <Button variant="primary" disabled={!booking.canSubmit} onClick={() => void booking.submit()}>
            {t('booking.add')}
          </Button>
        )}
      </div>
    </>
  );
});
