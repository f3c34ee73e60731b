import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { Button } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../forms/use-field-texts';
import styles from './table.module.css';
import type { TableImport } from './use-table-import';

type Problem = AnswerOf<'importRecords'>['problems'][number];

/** The result of a file's dry run: the numbers of records, with the way to store them, or the lines with problems. */
export function ImportedLines({ kind, table }: { readonly kind: RecordKind; readonly table: TableImport }) {
  const { t } = useTranslation('editor');
  const { checked, isRunning } = table;
  return (
    <div role="status">
      {isRunning && <p>{t('records.table.running')}</p>}
      {checked && checked.result.problems.length > 0 && (
        <>
          <p className={styles.wrong}>
            {t('records.table.problems', { name: checked.name, count: checked.result.problems.length })}
          </p>
          <ul>
            {checked.result.problems.map((problem) => (
              <LineProblem key={`${problem.line} ${problem.field}`} kind={kind} problem={problem} />
            ))}
          </ul>
        </>
      )}
      {checked?.result.problems.length === 0 && (
        <>
          <p>{t('records.table.result', { name: checked.name, ...numbers(checked.result) })}</p>
          <p className={styles.ways}>
            {checked.result.created + checked.result.changed > 0 && (
              <Button
                variant="primary"
                aria-disabled={isRunning}
                onClick={() => !isRunning && void table.take(checked)}
              >
                {t('records.table.take')}
              </Button>
            )}
            <Button onClick={table.discard}>{t('records.table.discard')}</Button>
          </p>
        </>
      )}
    </div>
  );
}

const numbers = ({ created, changed, same }: AnswerOf<'importRecords'>) => ({ created, changed, same });

/** `Zeile 3, Beginn: Bitte ausfüllen.` */
function LineProblem({ kind, problem }: { readonly kind: RecordKind; readonly problem: Problem }) {
  const { t } = useTranslation('editor');
  const { line, field, message, reason, values } = problem;
  const { label } = useFieldTexts(kind, field.split(/[.[]/, 1)[0] ?? '');
  const text = reason === '' ? message : t(`refusal.${reason}`, { ...values, defaultValue: message });
  const place = { line, field: label, text };
  return <li>{t(field === '' ? 'records.table.line' : 'records.table.lineField', place)}</li>;
}
