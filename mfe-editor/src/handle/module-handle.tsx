import { useStore, type ContentModule, type SlotProps } from '@vestibule/contracts';
import { Button, cx } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isEditable } from '../session/editable';
import { useEditor } from '../session/use-editor';
import styles from './module-handle.module.css';
import { textStart } from './module-name';
import { useKind } from './use-kind';

/** Row above a module that can be edited here, and the line around it; nothing for every other model. */
export const ModuleHandle = observer(function ModuleHandle({ params }: SlotProps<'editor-module'>) {
  const { page } = useStore();
  const module = page.find(params.moduleId);
  return isEditable(module) ? <HandleOf module={module} /> : null;
});

const HandleOf = observer(function HandleOf({ module }: { module: ContentModule }) {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  const kind = useKind(module.model);
  const start = textStart(module);
  const active = editor.session?.saved.id === module.id;
  return (
    <>
      <div className={cx(styles['outline'], active && styles['active'])} aria-hidden="true" />
      <div className={styles['row']}>
        <div className={styles['handle']}>
          <span aria-hidden="true">{kind}</span>
          <Button
            small
            variant="quiet"
            aria-label={start === '' ? t('handle.nameless', { kind }) : t('handle.name', { kind, start })}
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
