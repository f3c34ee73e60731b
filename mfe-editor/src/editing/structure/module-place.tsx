import { useStore, type SlotProps } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { modulesIn } from '../session/tree';
import { useEditor } from '../session/use-editor';
import styles from './structure.module.css';

/** Below the last module of a column, and all that an empty one has: one more module. */
export const ModulePlace = observer(function ModulePlace({ params }: SlotProps<'editor-place'>) {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const editor = useEditor();
  // A module that is not saved yet can hold no others.
  if (!editor.content.latest || (params.section !== null && params.section < 0)) return null;
  const add = (opener: HTMLElement) => {
    const { length: index } = modulesIn(page.current?.modules ?? [], params);
    editor.leave(() => editor.setAdding({ place: { ...params, index }, opener }));
  };
  return (
    <div
      className={styles.place}
      data-editing-tool
      data-column-end
      data-section={params.section ?? undefined}
      data-column={params.column}
    >
      <button type="button" className={styles.add} onClick={({ currentTarget }) => add(currentTarget)}>
        {params.section === null ? t('palette.addToPage') : t('palette.addToColumn', { column: params.column + 1 })}
      </button>
    </div>
  );
});
