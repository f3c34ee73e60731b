import { useHost } from '@vestibule/contracts';
import { isSameSeat, seatKey, type Seat } from '@vestibule/contracts/seats/seat';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { Alert, Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingEvent } from '../booking/state/booking-event';
import type { BookingStore } from '../booking/state/booking-store';
import { useEventAnswer } from '../booking/state/use-event-answer';
import { HallPlan } from './hall-plan';
import { hallSeats, type HallSeat } from './hall-seats';

interface OwnSeatsProps {
  readonly booking: BookingStore;
  readonly event: BookingEvent;
}

/** The present plan; chosen seats that were taken meanwhile are named, and the others stay chosen. */
export const OwnSeats = observer(function OwnSeats({ booking, event }: OwnSeatsProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const { answer, error, read } = useEventAnswer('eventSeats', event.id);
  const [lost, setLost] = useState<readonly Seat[]>([]);
  useEffect(() => {
    if (!answer) return;
    const taken = [...booking.seats.values()]
      .flat()
      .filter((seat) => answer.seats.some((one) => one.taken && isSameSeat(one, seat)));
    setLost(taken);
    booking.chooseSeats(without(booking.seats, taken));
  }, [answer, booking]);
  if (error)
    return (
      <Alert kind="error">
        <p>{t('seats.failed')}</p>
        <Button onClick={read}>{t('cart.retry')}</Button>
      </Alert>
    );
  if (!answer) return <p role="status">{t('seats.loading')}</p>;
  const groups = event.groups.filter((group) => group.hasSeats && booking.ticketsOf(group) > 0);
  const chosen = groups.flatMap(({ id }) => booking.seats.get(id) ?? []);
  const wanted = groups.reduce((sum, group) => sum + booking.ticketsOf(group), 0);
  const seats = hallSeats(
    answer,
    event,
    lang,
    groups.map(({ id }) => id),
  );
  const choose = ({ group, row, seat }: HallSeat, isChosen: boolean) => {
    const own = (booking.seats.get(group) ?? []).filter((one) => !isSameSeat(one, { row, seat }));
    const most = booking.ticketsOf(groups.find(({ id }) => id === group));
    // A further seat above the limit replaces the first one.
    const next = isChosen ? [...own, { row, seat }].slice(-most) : own;
    booking.chooseSeats(new Map(booking.seats).set(group, next));
  };
  return (
    <>
      {lost.length > 0 && <Alert kind="error">{t('seats.lost', { seats: seatWords(lost, lang) })}</Alert>}
      <HallPlan seats={seats} chosen={new Set(chosen.map(seatKey))} onChoose={choose} />
      <p role="status">
        {t('seats.count', { count: chosen.length, wanted })} {seatWords(chosen, lang)}
      </p>
    </>
  );
});

const without = (seats: BookingStore['seats'], gone: readonly Seat[]): BookingStore['seats'] =>
  new Map([...seats].map(([group, own]) => [group, own.filter((seat) => !gone.some((one) => isSameSeat(one, seat)))]));
