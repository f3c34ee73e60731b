import { readPlan, type PlanProblem } from '@vestibule/contracts/seats/read-plan';
import { categoriesOf, categoryLook, SeatPlan, seatLook } from '@vestibule/ui/seat-plan';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './seat-plan-drawing.module.css';

/** Number of problems shown at once. */
const MOST = 5;

/** The typed rows of seats as a plan; an unreadable row is reported by its label. */
export default function SeatPlanDrawing({ rows }: { readonly rows: string }) {
  const { t } = useTranslation('editor');
  const typed = useDeferredValue(rows);
  const { seats, problems } = useMemo(() => readPlan(typed), [typed]);
  const say = ({ row, part, problem }: PlanProblem) => t(`seatPlan.problem.${problem}`, { row, part });
  return (
    <section aria-label={t('seatPlan.drawing')} className={styles.drawing}>
      <ul role="status" aria-label={t('seatPlan.problems')} className={styles.problems}>
        {problems.slice(0, MOST).map((problem, index) => (
          <li key={index}>{say(problem)}</li>
        ))}
      </ul>
      {seats.length > 0 && (
        <SeatPlan
          seats={seats}
          label={t('seatPlan.drawing')}
          stage={t('seatPlan.stage')}
          rowName={(row) => t('seatPlan.row', { row })}
        >
          <ul role="list" aria-label={t('seatPlan.legend')} className={styles.legend}>
            {categoriesOf(seats).map((category, index) => (
              <li key={category}>
                <span aria-hidden="true" className={categoryLook(index)} />
                {t('seatPlan.count', {
                  category,
                  count: seats.filter((seat) => seat.category === category).length,
                })}
              </li>
            ))}
            {(['accessible', 'companion'] as const).map((kind) => (
              <li key={kind}>
                <span aria-hidden="true" className={seatLook(kind)} /> {t(`choice.seat_kind.${kind}`)}
              </li>
            ))}
          </ul>
        </SeatPlan>
      )}
    </section>
  );
}
