import { LANGUAGES, useHydrated, type AnswerOf } from '@vestibule/contracts';
import { isEmail } from '@vestibule/contracts/email';
import { Button, TextField } from '@vestibule/ui';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { typedText } from '@vestibule/ui/typed-text';
import styles from '@vestibule/ui/hub/list.module.css';
import { Select } from '@vestibule/ui/hub/select';
import { LANGUAGE_OPTIONS } from '../../shared/language-name';
import { roleName } from '../../shared/role-name';
import type { Invited } from './use-accounts';

interface InviteFormProps {
  readonly roles: AnswerOf<'roles'>;
  /** Whether the account has been made. */
  readonly onInvite: (invited: Invited) => Promise<boolean>;
}

/** The invited person, by mail; they choose a password themselves. */
export function InviteForm({ roles, onInvite }: InviteFormProps) {
  const { t } = useTranslation('editor');
  const isLive = useHydrated();
  const titleId = useId();
  const [isWrong, setWrong] = useState(false);
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const typed = typedText(form);
    const text = (name: string) => typed(name).trim();
    const email = text('email');
    setWrong(!isEmail(email));
    if (!isEmail(email)) return form.querySelector<HTMLInputElement>('[name="email"]')?.focus();
    setPending(true);
    const language = LANGUAGES.find((one) => one === text('language'));
    const name = { first_name: text('first_name'), last_name: text('last_name') };
    const isDone = await onInvite({ email, ...name, role: text('role'), ...(language && { language }) });
    setPending(false);
    if (isDone) form.reset();
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{t('users.invite')}</h2>
      <p>{t('users.inviteText')}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={!isLive} className={styles.form}>
          <TextField
            label={t('login.email')}
            name="email"
            type="email"
            required
            error={isWrong ? t('users.noEmail') : undefined}
          />
          <TextField label={t('users.firstName')} name="first_name" maxLength={80} />
          <TextField label={t('users.lastName')} name="last_name" maxLength={80} />
          <Select
            label={t('users.role')}
            name="role"
            options={roles.map((role) => ({ value: role.key, text: roleName(role, t) }))}
          />
          <Select
            label={t('users.language')}
            name="language"
            options={[{ value: '', text: t('users.siteLanguage') }, ...LANGUAGE_OPTIONS]}
          />
          <Button type="submit" variant="primary" aria-disabled={isPending}>
            {t('users.send')}
          </Button>
        </fieldset>
      </form>
    </section>
  );
}
