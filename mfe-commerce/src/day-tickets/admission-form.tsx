import { MAX_TICKETS_PER_LINE, useHost, type RefusedPost } from '@vestibule/contracts';
import { amountControl, EVENT_CONTROL, TIME_CONTROL } from '@vestibule/contracts/posted-cart';
import { Alert, Button, ButtonLink, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { refusalKey } from '../tickets/refusal-key';
import { AdmissionTimes } from './admission-times';
import styles from './day-tickets.module.css';
import type { DayAdmission } from './day-tickets.loader';
import { useAddAdmission, type Outcome } from './use-add-admission';

interface AdmissionFormProps {
  readonly admission: DayAdmission;
  /** Id of the heading that names it. */
  readonly labelledBy: string;
  /** The form as it was posted without script, when it was not accepted. */
  readonly refused: RefusedPost | undefined;
}

/** Time and number of tickets. With script the page stays and says what was added; without one it is posted. */
export function AdmissionForm({ admission, labelledBy, refused }: AdmissionFormProps) {
  const { t } = useTranslation('commerce');
  const { pathname, search } = useLocation();
  const { outcome, submit, round } = useAddAdmission();
  const posted = new URLSearchParams(round === 0 ? refused?.posted : '');
  const shown = outcome ?? (refused && { kind: 'refused' as const, name: refused.problems[''] ?? '' });
  const { name, prices, times, title } = admission;
  return (
    <form
      method="post"
      action={pathname + search}
      aria-labelledby={labelledBy}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <input type="hidden" name={EVENT_CONTROL} value={name} />
      <AdmissionTimes times={times} chosen={posted.get(TIME_CONTROL) ?? ''} />
      <div key={round} className={styles.prices}>
        {prices.map(({ saleType, label, persons }) => {
          const control = amountControl(0, undefined, saleType);
          return (
            <TextField
              key={saleType}
              className={styles.amount}
              label={persons > 1 ? t('dayTickets.persons', { label, count: persons }) : label}
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_TICKETS_PER_LINE}
              name={control}
              defaultValue={posted.get(control) ?? '0'}
            />
          );
        })}
      </div>
      <div>
        <Button type="submit" variant="primary" aria-label={t('dayTickets.addOf', { title })}>
          {t('booking.add')}
        </Button>
      </div>
      {shown && <AdmissionOutcome outcome={shown} />}
    </form>
  );
}

/** The outcome of a form, in words. */
function AdmissionOutcome({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  if (outcome.kind === 'adding') return <p role="status">{t('booking.adding')}</p>;
  if (outcome.kind === 'refused') return <Alert kind="error">{t(refusalKey(outcome.name))}</Alert>;
  return (
    <Alert kind="status">
      <p>{t('summary.added', { count: outcome.tickets })}</p>
      <p>{t('summary.reserved')}</p>
      <p>
        <ButtonLink href={href('cart', {})}>{t('summary.toCart')}</ButtonLink>
      </p>
    </Alert>
  );
}
