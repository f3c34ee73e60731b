import { Button, Dialog } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../session/use-editor';
import styles from './discard-dialog.module.css';

/** Asks before typed text goes. */
export const DiscardDialog = observer(function DiscardDialog() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  return (
    <Dialog
      open={editor.waiting !== null}
      onClose={() => editor.keep()}
      title={t('discard.title')}
      closeLabel={t('discard.keep')}
      lightDismiss={false}
      className="cc01"
    >
      <p>{t('discard.text')}</p>
      <div className={styles['actions']}>
        <Button variant="primary" onClick={() => editor.keep()}>
          {t('discard.keep')}
        </Button>
        <Button onClick={() => editor.discard()}>{t('discard.discard')}</Button>
      </div>
    </Dialog>
  );
});
