import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AskDialog } from '@vestibule/ui/hub/ask-dialog';
import { useEditor } from '../session/use-editor';

/** Asks before typed text goes. */
export const DiscardDialog = observer(function DiscardDialog() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  return (
    <AskDialog
      open={editor.waiting !== null}
      title={t('discard.title')}
      text={t('discard.text')}
      keep={{ label: t('discard.keep'), onClick: () => editor.keep() }}
      go={{ label: t('discard.discard'), onClick: () => editor.discard() }}
    />
  );
});
