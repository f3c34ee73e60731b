import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import list from '../hub/list.module.css';
import styles from './box-office.module.css';
import { CodeForm } from './code-form';
import { useCheckIn } from './use-check-in';

interface CheckInFormProps {
  readonly eventId: number;
  readonly onChecked: () => Promise<void>;
}

/** Lets holders of tickets in by their codes. */
export function CheckInForm({ eventId, onChecked }: CheckInFormProps) {
  const { t } = useTranslation('editor');
  const checkIn = useCheckIn(eventId);
  const [answer, setAnswer] = useState('');
  /** One after the other, or the answer to a code would be taken for that to the next. */
  const line = useRef(Promise.resolve());
  const letIn = async (code: string) => {
    setAnswer('');
    setAnswer(await checkIn(code));
    await onChecked();
  };
  return (
    <section className={list['section']} aria-label={t('boxOffice.checkIn')}>
      <h2>{t('boxOffice.checkIn')}</h2>
      <CodeForm
        submit={t('boxOffice.letIn')}
        onCode={(code) => {
          line.current = line.current.then(() => letIn(code));
        }}
      />
      <p role="status" className={styles['answer']}>
        {answer}
      </p>
    </section>
  );
}
