import { isSiteError, useHost, type AnswerOf } from '@vestibule/contracts';
import { MAX_TABLE_LENGTH } from '@vestibule/contracts/constants';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { loginsOf } from '@vestibule/contracts/store/login-requests';
import { reasonOf } from '@vestibule/ui/hub/reason-of';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { recordsPath } from '../record-paths';

/** Spreadsheets of German and Czech offices write this where they do not write UTF-8. */
const OFFICE_ENCODING = 'windows-1250';

interface CheckedFile {
  readonly name: string;
  readonly csv: string;
  readonly result: AnswerOf<'importRecords'>;
}

/** A chosen file with the result of its dry run, and the way to take it over. */
export function useTableImport(kind: RecordKind) {
  const { api, report, store } = useHost();
  const { t } = useTranslation('editor');
  const navigate = useNavigate();
  const [checked, setChecked] = useState<CheckedFile>();
  const [isRunning, setRunning] = useState(false);

  async function run<T>(call: () => Promise<T>): Promise<T | undefined> {
    setRunning(true);
    try {
      return await loginsOf(store).retry(call);
    } catch (error) {
      if (!isSiteError(error) || error.status >= 500) report(error);
      store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason: reasonOf(error, t) }) });
      return undefined;
    } finally {
      setRunning(false);
    }
  }
  const send = (csv: string, isDryRun: boolean) =>
    run(() => api.call('importRecords', { params: { kind }, body: { csv, dry_run: isDryRun } }));

  return {
    checked,
    isRunning,
    async check(file: File): Promise<void> {
      setChecked(undefined);
      const csv = await readTableFile(file);
      if (csv.length > MAX_TABLE_LENGTH) {
        const tooLong = t('refusal.too_long', { length: csv.length, max: MAX_TABLE_LENGTH });
        store.alerts.show({ kind: 'error', text: t('alert.notDone', { reason: tooLong }) });
        return;
      }
      const result = await send(csv, true);
      if (result) setChecked({ name: file.name, csv, result });
    },
    /** Stores the lines; the list shows them. A line that has become wrong since the check is shown instead. */
    async take({ csv, name }: CheckedFile): Promise<void> {
      const result = await send(csv, false);
      if (!result) return;
      if (result.problems.length > 0) {
        setChecked({ name, csv, result });
        return;
      }
      setChecked(undefined);
      store.alerts.show({ kind: 'save', text: t('records.table.done', { count: result.created + result.changed }) });
      void navigate(recordsPath(kind));
    },
    discard: () => setChecked(undefined),
  };
}
export type TableImport = ReturnType<typeof useTableImport>;

/** The text of a CSV file, in UTF-8 or the encoding of office programs. */
function readTableFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(decode(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsArrayBuffer(file);
  });
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OFFICE_ENCODING).decode(bytes);
  }
}
