import { useHost, type AnswerOf } from '@vestibule/contracts';
import { isSameSeat, seatKey, type Seat } from '@vestibule/contracts/seats/seat';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { SeatPlan } from '@vestibule/ui/seat-plan';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface DeskSeatsProps {
  readonly eventId: number;
  readonly groupId: number;
  /** How many seats are to be chosen. */
  readonly wanted: number;
  readonly chosen: readonly Seat[];
  readonly onChoose: (seats: readonly Seat[]) => void;
}

/** The present plan of a date, for the desk to choose from the seats of the seat group. */
export default function DeskSeats({ eventId, groupId, wanted, chosen, onChoose }: DeskSeatsProps) {
  const { t } = useTranslation('commerce');
  const { api, lang, report } = useHost();
  const [answer, setAnswer] = useState<AnswerOf<'eventSeats'>>();
  const show = useEffectEvent((found: AnswerOf<'eventSeats'>) => {
    setAnswer(found);
    // Drops chosen seats that were taken in the meantime.
    onChoose(chosen.filter((seat) => !found.seats.some((one) => one.taken && isSameSeat(one, seat))));
  });
  useEffect(() => {
    const stop = new AbortController();
    api
      .call('eventSeats', { params: { id: eventId }, signal: stop.signal })
      .then(show, (error: unknown) => stop.signal.aborted || report(error));
    return () => stop.abort();
  }, [api, eventId, report]);
  if (!answer) return null;
  const seats = answer.seats.map(({ taken, seat_group: group, ...seat }) => ({
    ...seat,
    category: String(group),
    isTaken: taken,
    isOther: group !== groupId,
  }));
  const choose = ({ row, seat }: Seat, isChosen: boolean) => {
    const rest = chosen.filter((one) => !isSameSeat(one, { row, seat }));
    // A seat above the number of tickets replaces the first one.
    onChoose(isChosen ? [...rest, { row, seat }].slice(-Math.max(1, wanted)) : rest);
  };
  return (
    <>
      <SeatPlan
        seats={seats}
        label={t('boxOffice.plan')}
        stage={t('seats.stage')}
        rowName={(row) => t('seats.row', { row })}
        choice={{
          chosen: new Set(chosen.map(seatKey)),
          onChoose: choose,
          nameOf: (seat) =>
            [
              seatWords([seat], lang),
              seat.kind !== 'normal' && t(`seats.kind.${seat.kind}`),
              seat.isTaken && t('boxOffice.seatTaken'),
            ]
              .filter(Boolean)
              .join(', '),
        }}
      />
      <p role="status">
        {t('boxOffice.seatCount', { count: chosen.length, wanted })} {seatWords(chosen, lang)}
      </p>
    </>
  );
}
