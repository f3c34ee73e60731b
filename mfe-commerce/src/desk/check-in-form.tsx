import type { DeskWay } from '@vestibule/contracts/order-fields';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import list from '@vestibule/ui/hub/list.module.css';
import styles from './box-office.module.css';
import { CodeForm } from './code-form';
import { TakePaymentFirst } from './take-payment-first';
import { useCheckIn, type CheckInResult } from './use-check-in';

interface CheckInFormProps {
  readonly eventId: number;
  readonly ways: readonly DeskWay[];
  readonly onChecked: () => Promise<void>;
}

/** Lets holders of tickets in by their codes. */
export function CheckInForm({ eventId, ways, onChecked }: CheckInFormProps) {
  const { t } = useTranslation('commerce');
  const checkIn = useCheckIn(eventId);
  const [result, setResult] = useState<CheckInResult & { readonly code: string }>();
  /** One after the other, or the answer to a code would be taken for that to the next. */
  const line = useRef(Promise.resolve());
  const letIn = async (code: string) => {
    setResult(undefined);
    setResult({ ...(await checkIn(code)), code });
    await onChecked();
  };
  const queue = (code: string) => {
    line.current = line.current.then(() => letIn(code));
  };
  return (
    <section className={list.section} aria-label={t('boxOffice.checkIn')}>
      <h2>{t('boxOffice.checkIn')}</h2>
      <CodeForm submit={t('boxOffice.letIn')} onCode={queue} />
      <p role="status" className={styles.answer}>
        {result?.text}
      </p>
      {result?.unpaidOrder && (
        <TakePaymentFirst order={result.unpaidOrder} ways={ways} onPaid={() => queue(result.code)} />
      )}
    </section>
  );
}
