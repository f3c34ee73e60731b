import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moveOf, namesIn, type Question } from '../question';
import styles from './dialog.module.css';
import { FormActions } from './form-actions';
import { useMove } from './use-move';

/** A question that is answered by yes or no. */
export function ConfirmForm({ question }: { question: Question }) {
  const { t } = useTranslation('editor');
  const move = useMove();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = moveOf(question);
    if (body) void move(question, body);
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <p>{t(`releases.ask.${question.kind}.text`, namesIn(question))}</p>
      <FormActions confirm={t(`releases.ask.${question.kind}.confirm`)} />
    </form>
  );
}
