import { useHost, useHydrated } from '@vestibule/contracts';
import { categoriesOf, categoryLook, SeatPlan, seatLook, type SeatChoice } from '@vestibule/ui/seat-plan';
import { useTranslation } from 'react-i18next';
import { seatName, type HallSeat } from './hall-seats';
import styles from './seats.module.css';

interface HallPlanProps extends Omit<SeatChoice<HallSeat>, 'nameOf'> {
  readonly seats: readonly HallSeat[];
}

/** The plan of an event's seats with its legend, to choose from. */
export function HallPlan({ seats, ...choice }: HallPlanProps) {
  const { t } = useTranslation('commerce');
  const { lang } = useHost();
  const isLive = useHydrated();
  return (
    <SeatPlan
      seats={seats}
      label={t('seats.plan')}
      stage={t('seats.stage')}
      rowName={(row) => t('seats.row', { row })}
      choice={{ ...choice, nameOf: (seat) => seatName(seat, lang, t) }}
      {...(isLive && { zoom: { larger: t('seats.larger'), smaller: t('seats.smaller') } })}
    >
      <Legend seats={seats} />
    </SeatPlan>
  );
}

/** Legend of the seats' looks; each seat's name contains its meaning as well. */
function Legend({ seats }: Pick<HallPlanProps, 'seats'>) {
  const { t } = useTranslation('commerce');
  const kinds = (['accessible', 'companion'] as const).filter((kind) => seats.some((seat) => seat.kind === kind));
  const entry = (look: string | undefined, text: string) => (
    <li key={text}>
      <span aria-hidden="true" className={look} /> {text}
    </li>
  );
  return (
    <ul role="list" aria-label={t('seats.legend')} className={styles.legend}>
      {categoriesOf(seats).map((category, index) => entry(categoryLook(index), category))}
      {kinds.map((kind) => entry(seatLook(kind), t(`seats.kind.${kind}`)))}
      {entry(seatLook('chosen'), t('seats.chosen'))}
      {entry(seatLook('taken'), t('seats.taken'))}
    </ul>
  );
}
