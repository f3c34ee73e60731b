import { seatKey } from '@vestibule/contracts/seats/seat';
import { SeatPlan, type ShownSeat } from '@vestibule/ui/seat-plan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Story, StoryGroup } from '../story';

export default { title: 'Seats' } satisfies StoryGroup;

const ROWS = ['A', 'B', 'C'];
const SEATS = 6;

/** The last row is of another category, a seat of each row is taken, and the first row has a place for a wheelchair. */
const SEATS_OF_HALL: readonly ShownSeat[] = ROWS.flatMap((row, y) =>
  Array.from({ length: SEATS }, (_, x) => ({
    row,
    seat: String(x + 1),
    x,
    y,
    kind: y > 0 ? ('normal' as const) : x === 0 ? ('accessible' as const) : x === 1 ? ('companion' as const) : 'normal',
    category: row === 'C' ? 'balcony' : 'stalls',
    isTaken: x === 3,
  })),
);

function Hall() {
  const { t } = useTranslation('styleguide');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['B\n2']));
  return (
    <SeatPlan
      seats={SEATS_OF_HALL}
      label={t('sample.plan')}
      stage={t('sample.stage')}
      rowName={(row) => t('sample.row', { row })}
      zoom={{ larger: t('sample.larger'), smaller: t('sample.smaller') }}
      choice={{
        nameOf: ({ row, seat, category }) => t('sample.seat', { row, seat, category: t(`sample.${category}`) }),
        chosen,
        onChoose: (seat, isChosen) => {
          const others = [...chosen].filter((key) => key !== seatKey(seat));
          setChosen(new Set(isChosen ? [...others, seatKey(seat)] : others));
        },
      }}
    />
  );
}
/** Two categories, seats that are taken, a chosen one, places for wheelchairs and companions. */
export const SeatPlanStory: Story = { name: 'SeatPlan', render: () => <Hall /> };
