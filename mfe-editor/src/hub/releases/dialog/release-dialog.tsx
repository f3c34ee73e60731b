import { Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { namesIn, type Question, moveOf, headingId } from '../question';
import { useReleases } from '../releases-context';
import { CanaryForm } from './canary-form';
import { ReleasePreviewForm } from './preview-form';
import { type FormEvent, useEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { FormActions } from './form-actions';
import { useMove } from './use-move';

/** Asks before anything moves. Each question has a form of its own kind. */
export const ReleaseDialog = observer(function ReleaseDialog() {
  const { t } = useTranslation('editor');
  const store = useReleases();
  const { question } = store;
  useFocusAfter(question);
  return (
    <Dialog
      open={question !== null}
      onClose={() => store.close()}
      title={question && t(`releases.ask.${question.kind}.title`, namesIn(question))}
      closeLabel={t('releases.ask.close')}
      lightDismiss={false}
      className="cc01"
    >
      {question && <Form question={question} />}
    </Dialog>
  );
});

function Form({ question }: { question: Question }) {
  if (question.kind === 'canary') return <CanaryForm question={question} />;
  if (question.kind === 'preview') return <ReleasePreviewForm question={question} />;
  return <ConfirmForm question={question} />;
}

/** A question with the choices yes and no. */
function ConfirmForm({ question }: { question: Question }) {
  const { t } = useTranslation('editor');
  const move = useMove();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = moveOf(question);
    if (body) void move(question, body);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t(`releases.ask.${question.kind}.text`, namesIn(question))}</p>
      <FormActions confirm={t(`releases.ask.${question.kind}.confirm`)} />
    </form>
  );
}

/**
 * When a question is over and the button that opened it is gone (its version is live now), the focus goes to the
 * remote's heading.
 */
function useFocusAfter(question: Question | null): void {
  const last = useRef<Question | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = question;
    if (question || !before || !('remote' in before)) return;
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById(headingId(before.remote))?.focus();
  }, [question]);
}
