import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import styles from './tree.module.css';
import type { RecordTree } from './use-record-tree';

/** Shows and hides the records below one, if there are any. */
export function FoldButton({ tree, id }: { readonly tree: RecordTree; readonly id: number }) {
  const { t } = useTranslation('editor');
  // Names of one level stand below one another.
  if (!tree.isParent(id)) return <span className={styles.fold} />;
  const isOpen = !tree.folded.has(id);
  return (
    <Button
      small
      variant="quiet"
      className={styles.fold}
      aria-expanded={isOpen}
      aria-label={t('records.below', { title: tree.nameOf(id) })}
      onClick={() => tree.toggle(id)}
    >
      {isOpen ? '▾' : '▸'}
    </Button>
  );
}
