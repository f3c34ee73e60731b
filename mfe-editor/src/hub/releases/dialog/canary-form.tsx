import { TextField } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../question';
import { useReleases } from '../releases-context';
import styles from './dialog.module.css';
import { FormActions } from './form-actions';
import { useMove } from './use-move';

/** Default share of a new canary. */
const FIRST_PERCENT = 5;

/** Asks how many visitors get a version on trial. */
export const CanaryForm = observer(function CanaryForm({
  question,
}: {
  question: Extract<Question, { version: string }>;
}) {
  const { t } = useTranslation('editor');
  const store = useReleases();
  const move = useMove();
  const [isWrong, setWrong] = useState(false);
  const { remote, version } = question;
  const running = store.view.remotes.find(({ name }) => name === remote)?.canary;
  const known = running?.version === version ? running.percent : undefined;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const percent = Number(new FormData(event.currentTarget).get('percent'));
    const isRight = Number.isInteger(percent) && percent >= 1 && percent <= 100;
    setWrong(!isRight);
    if (isRight) void move(question, { action: 'canary', remote, version, percent });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('releases.ask.canary.text', { remote, version })}</p>
      <TextField
        label={t('releases.ask.canary.percent')}
        name="percent"
        type="number"
        min={1}
        max={100}
        step={1}
        defaultValue={known ?? FIRST_PERCENT}
        required
        className={styles.short}
        error={isWrong ? t('releases.ask.canary.wrong') : undefined}
      />
      <FormActions
        confirm={known === undefined ? t('releases.ask.canary.confirm') : t('releases.action.changeCanary')}
      />
    </form>
  );
});
