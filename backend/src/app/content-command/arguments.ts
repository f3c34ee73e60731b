import { parseArgs } from 'node:util';
import type { ImportOptions } from '../../features/packs/import-pack';

export const USAGE = `Usage:
  npm run content -- import DIR [--dry-run] [--skip-bad] [--ignore-unknown] [--shift]
  npm run content -- export DIR

import reads the content pack in the folder DIR (docs/content-pack.md). A record with a key that is known is updated.
  --dry-run    check everything and say what would be imported, but write nothing
  --skip-bad   import the valid lines even when others are wrong
  --ignore-unknown
               leave out fields that the format does not know; without it they are errors
  --shift      move the dates of events, exhibitions and teasers by whole weeks, so that the first event falls in the coming 7 days

export writes all records as a pack to the folder DIR, which must be new, empty or an earlier export.

Both work while the site is running. The exit status is 1 when there were errors.
`;

export type Command =
  | {
      readonly name: 'import';
      readonly dir: string;
      readonly options: Required<Pick<ImportOptions, 'dryRun' | 'skipBad' | 'ignoreUnknown' | 'shift'>>;
    }
  | { readonly name: 'export'; readonly dir: string }
  | { readonly name: 'help' };

/** What is wrong with the arguments; shown together with the usage. */
export class UsageError extends Error {}

const FLAGS = {
  'dry-run': { type: 'boolean' },
  'skip-bad': { type: 'boolean' },
  'ignore-unknown': { type: 'boolean' },
  shift: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; throws UsageError. */
export function readArguments(argv: readonly string[]): Command {
  const { values, positionals } = parse(argv);
  const [name, dir, ...more] = positionals;
  if (values.help === true) return { name: 'help' };
  if (name === undefined) throw new UsageError('Say what to do: import or export.');
  if (name !== 'import' && name !== 'export') throw new UsageError(`There is no command "${name}".`);
  if (dir === undefined) throw new UsageError(`Say which folder to ${name}.`);
  if (more.length > 0) throw new UsageError(`One folder at a time; unexpected: "${more.join(' ')}"`);
  const options = {
    dryRun: values['dry-run'] ?? false,
    skipBad: values['skip-bad'] ?? false,
    ignoreUnknown: values['ignore-unknown'] ?? false,
    shift: values.shift ?? false,
  };
  if (name === 'import') return { name, dir, options };
  if (Object.values(options).some(Boolean)) throw new UsageError('export takes no options.');
  return { name, dir };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
