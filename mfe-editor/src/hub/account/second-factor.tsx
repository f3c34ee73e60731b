import { useHydrated, type AnswerOf } from '@vestibule/contracts';
import { Alert, Button, TextField } from '@vestibule/ui';
import { useId, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '@vestibule/ui/typed-text';
import styles from '@vestibule/ui/hub/list.module.css';
import own from './second-factor.module.css';
import { useSecondFactor } from './use-second-factor';

/** The second factor: how to begin with it, the recovery codes, and how to end it. */
export function SecondFactor({ initial }: { readonly initial: AnswerOf<'secondFactor'> }) {
  const { t } = useTranslation('editor');
  const isLive = useHydrated();
  const titleId = useId();
  const { state, codes, start, end } = useSecondFactor(initial);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = typedText(form);
    const isDone = await (state.active ? end(text('password')) : start(text('password'), text('code').trim()));
    if (isDone) form.reset();
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{t('account.secondFactor')}</h2>
      <p>{state.active ? t('account.on', { count: state.recovery_codes }) : t('account.off')}</p>
      {codes.length > 0 && <Codes codes={codes} />}
      {state.offer && <Offer offer={state.offer} />}
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={!isLive} className={styles.form}>
          <TextField
            label={t('login.password')}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          {!state.active && (
            <TextField
              label={t('account.code')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
          <Button type="submit" variant={state.active ? 'secondary' : 'primary'}>
            {t(state.active ? 'account.stop' : 'account.start')}
          </Button>
        </fieldset>
      </form>
    </section>
  );
}

/** Input for an authenticator app: the QR code, or the secret by hand. */
function Offer({ offer }: { readonly offer: NonNullable<AnswerOf<'secondFactor'>['offer']> }) {
  const { t } = useTranslation('editor');
  const { size, path, secret } = offer;
  return (
    <div className={own.offer}>
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={t('account.qr')} className={own.qr}>
        <path d={path} />
      </svg>
      <div>
        <p>{t('account.scan')}</p>
        <p>
          <code className={own.secret}>{secret.match(/.{4}/g)?.join(' ')}</code>
        </p>
      </div>
    </div>
  );
}

function Codes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTranslation('editor');
  return (
    <Alert kind="status" className={own.alert}>
      <p>{t('account.codes')}</p>
      <ul role="list" className={own.codes} aria-label={t('account.codesLabel')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
