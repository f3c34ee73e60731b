import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@vestibule/ui';
import styles from './diff-text.module.css';

interface DiffTextProps {
  readonly before: string;
  readonly after: string;
}

/** A text with removed words struck out and added ones underlined. */
export function DiffText({ before, after }: DiffTextProps) {
  const { t } = useTranslation('editor');
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  return (
    <p className={styles.text}>
      {parts.map(({ value, added, removed }, index) => {
        // The words of one text are in their order, and never move.
        const key = `${index}`;
        if (removed)
          return (
            <del key={key} className={styles.gone}>
              <VisuallyHidden>{t('versions.gone')} </VisuallyHidden>
              {value}
            </del>
          );
        if (added)
          return (
            <ins key={key} className={styles.come}>
              <VisuallyHidden>{t('versions.come')} </VisuallyHidden>
              {value}
            </ins>
          );
        return <span key={key}>{value}</span>;
      })}
    </p>
  );
}
