import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useReleases } from '../releases-context';
import styles from './dialog.module.css';

/** Yes and no below a question. While the move is under way the button keeps the focus, and does nothing. */
export const FormActions = observer(function FormActions({ confirm }: { confirm: string }) {
  const { t } = useTranslation('editor');
  const store = useReleases();
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" aria-disabled={store.running}>
        {store.running ? t('releases.ask.running') : confirm}
      </Button>
      <Button disabled={store.running} onClick={() => store.close()}>
        {t('releases.ask.cancel')}
      </Button>
    </div>
  );
});
