import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { TOGGLE_ID } from '../content/focus-module';
import { useEditor } from '../session/use-editor';
import styles from '../../shared/toolbar.module.css';

/** Turns edit mode on and off; a form with changes is asked about first. */
export const EditToggle = observer(function EditToggle() {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const editor = useEditor();
  const toggle = () => {
    if (page.editing) editor.leave(() => page.setEditing(false));
    else page.setEditing(true);
  };
  return (
    <button type="button" id={TOGGLE_ID} className={styles['toggle']} aria-pressed={page.editing} onClick={toggle}>
      {t('toolbar.edit')}
    </button>
  );
});
