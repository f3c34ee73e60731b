import { Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { namesIn, type Question } from '../question';
import { useReleases } from '../releases-context';
import { CanaryForm } from './canary-form';
import { ConfirmForm } from './confirm-form';
import { PreviewForm } from './preview-form';
import { useFocusAfter } from './use-focus-after';

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
  if (question.kind === 'preview') return <PreviewForm question={question} />;
  return <ConfirmForm question={question} />;
}
