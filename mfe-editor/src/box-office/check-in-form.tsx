import { useHydrated } from '@vestibule/contracts';
import { Button, TextField } from '@vestibule/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '../forms/typed-text';
import list from '../hub/list.module.css';
import styles from './box-office.module.css';
import { useCheckIn } from './use-check-in';

interface CheckInFormProps {
  readonly eventId: number;
  readonly onChecked: () => Promise<void>;
}

/** Lets holders of tickets in: the code is typed or comes from a scanner, and the field is ready for the next. */
export function CheckInForm({ eventId, onChecked }: CheckInFormProps) {
  const { t } = useTranslation('editor');
  const isLive = useHydrated();
  const checkIn = useCheckIn(eventId);
  const field = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState('');
  /** One after the other, or the answer to a code would be taken for that to the next. */
  const line = useRef(Promise.resolve());
  const letIn = async (code: string) => {
    setAnswer('');
    setAnswer(await checkIn(code));
    await onChecked();
    field.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = typedText(form)('code').trim();
    if (code === '') return;
    form.reset();
    line.current = line.current.then(() => letIn(code));
  };
  return (
    <section className={list['section']} aria-label={t('boxOffice.checkIn')}>
      <h2>{t('boxOffice.checkIn')}</h2>
      <form ref={field} noValidate onSubmit={submit}>
        <fieldset disabled={!isLive} className={list['form']}>
          <TextField
            label={t('boxOffice.code')}
            name="code"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
          />
          <Button type="submit" variant="primary">
            {t('boxOffice.letIn')}
          </Button>
        </fieldset>
      </form>
      <p role="status" className={styles['answer']}>
        {answer}
      </p>
    </section>
  );
}
