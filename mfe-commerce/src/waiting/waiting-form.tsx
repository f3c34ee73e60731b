import { useHost, type RefusedPost } from '@vestibule/contracts';
import { MAX_WAITING_TICKETS, WAITING_CONTROLS } from '@vestibule/contracts/waiting';
import { Button, TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { WAITING_ROUTE } from '../shop-routes';
import styles from './waiting.module.css';

interface WaitingFormProps {
  readonly event: number;
  readonly refused?: RefusedPost | undefined;
}

/** Number of tickets to wait for, and the address for the mail. The browser sends it itself, also without script. */
export function WaitingForm({ event, refused }: WaitingFormProps) {
  const { t } = useTranslation('commerce');
  const { href } = useHost();
  const posted = new URLSearchParams(refused?.posted);
  const errorOf = (name: 'email' | 'quantity') => (refused?.problems[name] ? t(`waiting.wrong.${name}`) : undefined);
  return (
    <form method="post" action={href(WAITING_ROUTE, { id: event })} className={styles.form}>
      <TextField
        label={t('waiting.quantity')}
        type="number"
        inputMode="numeric"
        name={WAITING_CONTROLS.quantity}
        min={1}
        max={MAX_WAITING_TICKETS}
        required
        defaultValue={posted.get(WAITING_CONTROLS.quantity) ?? '1'}
        error={errorOf('quantity')}
      />
      <TextField
        label={t('waiting.email')}
        type="email"
        name={WAITING_CONTROLS.email}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={posted.get(WAITING_CONTROLS.email) ?? ''}
        hint={t('waiting.emailHint')}
        error={errorOf('email')}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('waiting.join')}
        </Button>
      </div>
    </form>
  );
}
