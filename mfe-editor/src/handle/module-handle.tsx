import { useStore, type SlotProps } from '@vestibule/contracts';
import { Button, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isEditable } from '../session/editable';
import { useEditor } from '../session/use-editor';
import styles from './module-handle.module.css';
import { textStart } from './module-name';

/** Row above a module that can be edited here, and the line around it; nothing for every other model. */
export const ModuleHandle = observer(function ModuleHandle({ params }: SlotProps<'editor-module'>) {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const editor = useEditor();
  const module = page.find(params.moduleId);
  if (!isEditable(module)) return null;
  const active = editor.session?.saved.id === module.id;
  return (
    <>
      <div className={cx(styles['outline'], active && styles['active'])} aria-hidden="true" />
      <div className={styles['row']}>
        <div className={styles['handle']}>
          <span aria-hidden="true">{t(`kind.${module.model}`)}</span>
          <Button
            small
            variant="quiet"
            aria-label={t(`handle.name.${module.model}`, { start: textStart(module) })}
            aria-expanded={active}
            onClick={({ currentTarget }) => editor.edit(module, currentTarget)}
          >
            {t('handle.edit')}
          </Button>
        </div>
      </div>
    </>
  );
});
