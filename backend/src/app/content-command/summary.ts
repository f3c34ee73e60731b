import type { ExportResult } from '../../features/packs/export-pack';
import type { ImportResult } from '../../features/packs/import-pack';

/** Lines up columns; all but the first are numbers and are right-aligned. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
const dashes = (name: string) => name.replaceAll('_', ' ');

/** Result of an import for people: problems first, then a table, then one sentence. */
export function importSummary({ ok, dryRun, errors, warnings, counts, weeks }: ImportResult): string {
  const rows = [
    ['kind', 'created', 'updated'],
    ...Object.entries(counts).map(([kind, { created, updated }]) => [dashes(kind), String(created), String(updated)]),
  ];
  const parts = [...errors.map((error) => `error    ${error}`), ...warnings.map((warning) => `warning  ${warning}`)];
  if (rows.length > 1) parts.push('', table(rows));
  if (weeks !== 0) parts.push('', `Dates moved by ${plural(weeks, 'week')}.`);
  if (!ok)
    parts.push(
      '',
      `${plural(errors.length, 'error')}. Nothing was imported; correct the lines, or leave them out with --skip-bad.`,
    );
  else if (dryRun)
    parts.push(
      '',
      errors.length > 0
        ? `${plural(errors.length, 'error')}. A dry run: nothing was written.`
        : 'A dry run: nothing was written.',
    );
  else if (errors.length > 0) parts.push('', `${plural(errors.length, 'error')}. The rest was imported.`);
  else if (rows.length === 1) parts.push('The pack is empty; nothing was imported.');
  return `${parts.join('\n').trimStart()}\n`;
}

/** Result of an export for people. */
export function exportSummary({ counts, warnings }: ExportResult, dir: string): string {
  const rows = [['kind', 'records'], ...Object.entries(counts).map(([kind, count]) => [kind, String(count)])];
  return `${[...warnings.map((warning) => `warning  ${warning}`), table(rows), '', `Written to ${dir}`].join('\n')}\n`;
}
