import { useStore } from '@vestibule/contracts';
import { Alert, VisuallyHidden } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../session/use-editor';
import styles from '../../shared/toolbar.module.css';

/**
 * Results of saving. The status element is always in the page: one that appears together with its text is not read out.
 */
export const EditingAlerts = observer(function EditingAlerts() {
  const { t } = useTranslation('editor');
  const { alerts } = useStore();
  const { content } = useEditor();
  const { current } = alerts;
  return (
    <>
      <div role="status" className={styles.status}>
        {current?.kind === 'save' && <p className={styles.saved}>{current.text}</p>}
        {content.said !== '' && <VisuallyHidden>{content.said}</VisuallyHidden>}
      </div>
      {current?.kind === 'error' && (
        <Alert kind="error" className={styles.error} closeLabel={t('alert.dismiss')} onClose={() => alerts.dismiss()}>
          {current.text}
        </Alert>
      )}
    </>
  );
});
