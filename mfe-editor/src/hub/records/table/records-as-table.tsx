import { isTabular } from '@vestibule/contracts/records/tabular';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordsView } from '../records-view';
import { ImportedLines } from './imported-lines';
import styles from './table.module.css';
import { useTableImport } from './use-table-import';

/** Records of a list as a CSV file, and lines of such a file as records: shown first, then taken over. */
export function RecordsAsTable({ view: { kind, may } }: { readonly view: RecordsView }) {
  const { t } = useTranslation('editor');
  const table = useTableImport(kind);
  if (!isTabular(kind)) return null;
  return (
    <details className={styles.table}>
      <summary>{t('records.table.title')}</summary>
      <p>
        <a href={`/api/records/${kind}/export.csv`} download>
          {t('records.table.export')}
        </a>
      </p>
      {may.create && may.change && (
        <>
          <p className={styles.text}>{t('records.table.text')}</p>
          <label className={styles.file}>
            {t('records.table.file')}
            <FileInput onChoose={(file) => table.check(file)} />
          </label>
          <ImportedLines kind={kind} table={table} />
        </>
      )}
    </details>
  );
}

function FileInput({ onChoose }: { readonly onChoose: (file: File) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    const [file] = input.current?.files ?? [];
    if (!file || !input.current) return;
    // The same file can be chosen again after a correction.
    input.current.value = '';
    void onChoose(file);
  };
  const adopt = useEffectEvent(choose);
  // A file that was chosen before this page came alive.
  useEffect(() => adopt(), []);
  return <input ref={input} type="file" accept=".csv,text/csv" onChange={choose} />;
}
