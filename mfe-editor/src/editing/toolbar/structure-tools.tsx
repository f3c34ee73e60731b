import { useStore } from '@vestibule/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useContentLoader } from '../content/use-content-loader';
import { useContentWrites } from '../content/use-content-writes';
import { useShortcuts } from '../help/use-shortcuts';
import { useEditor } from '../session/use-editor';
import styles from '../../shared/toolbar.module.css';

/** While a page is edited: something new for its end, a step back, a step forward. */
export const StructureTools = observer(function StructureTools() {
  const { t } = useTranslation('editor');
  const { page } = useStore();
  const editor = useEditor();
  const { content } = editor;
  const writes = useContentWrites();
  useContentLoader();
  const go = (way: 'undo' | 'redo') => {
    if (content.latest?.[way]) editor.leave(() => void writes.step(way));
  };
  const latest = page.editing ? content.latest : null;
  useShortcuts(latest ? { undo: () => go('undo'), redo: () => go('redo') } : {});
  if (!latest) return null;
  const { undo, redo } = latest;
  const add = (opener: HTMLElement) =>
    editor.leave(() => {
      const place = { section: null, column: 0, index: page.current?.modules.length ?? 0 };
      editor.setAdding({ place, opener });
    });
  const step = (way: 'undo' | 'redo', isThere: boolean) => (
    <button type="button" className={styles.item} aria-disabled={!isThere} onClick={() => go(way)}>
      {t(`toolbar.${way}`)}
    </button>
  );
  return (
    <>
      <button type="button" className={styles.item} onClick={({ currentTarget }) => add(currentTarget)}>
        {t('toolbar.add')}
      </button>
      {step('undo', undo)}
      {step('redo', redo)}
    </>
  );
});
