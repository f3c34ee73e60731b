import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleDrag } from '../../drag/module-drag';
import styles from './tree.module.css';

/** Handle by which a row of a tree is dragged: the box around it has its id. For pointers alone. */
export function RowGrip({ id, grips }: { readonly id: number; readonly grips: ModuleDrag | null }) {
  const { t } = useTranslation('editor');
  const grip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = grip.current?.closest('[data-node]');
    return row && grip.current ? grips?.add(id, row, grip.current) : undefined;
  }, [grips, id]);
  return <span ref={grip} className={styles.grip} title={t('handle.drag')} aria-hidden="true" />;
}
