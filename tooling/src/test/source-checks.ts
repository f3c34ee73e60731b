import { script, type Step } from './steps';

/** Checks of sources only. */
export type SourceChecks = Readonly<
  Record<
    'types' | 'circles' | 'unused' | 'small' | 'names' | 'words' | 'contracts' | 'format' | 'rules' | 'typedRules',
    Step
  >
>;

/**
 * The compiler checks with four checkers, which each work out types of their own, and clears up on as many threads as
 * there are cores. Beside other steps one of each takes half of the processor time, and less memory than four do
 * (docs/decisions/0040-two-compilers.md).
 */
const ON_ONE_CORE = { GOMAXPROCS: '1', GOGC: '400' };

const wholeProgram = {
  types: { ...script('Types', 'types', ['--', '--singleThreaded']), env: ON_ONE_CORE },
  circles: script('Circles', 'lint:circles'),
  unused: script('Unused', 'lint:unused'),
  small: script('Small files', 'lint:small'),
  names: script('Exported names', 'lint:names'),
  words: script('Words', 'lint:words'),
  contracts: script('Exports of the contracts', 'lint:contracts'),
};

/** With a folder for its cache ESLint skips unchanged files. */
export function sourceChecks(cache?: string): SourceChecks {
  const remember = ['--', '--cache', '--cache-strategy', 'content', '--cache-location', `${cache}/eslint`];
  return {
    ...wholeProgram,
    format: script('Format', 'lint:format'),
    rules: script('Rules', 'lint:rules', cache === undefined ? [] : remember),
    typedRules: { ...script('Rules that need types', 'lint:typed'), env: ON_ONE_CORE },
  };
}

/** The same checks of these files alone; types, circles and unused code are those of the whole program. */
export function changedSourceChecks(files: readonly string[]): SourceChecks {
  const code = files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file));
  const npx = (title: string, ...args: string[]): Step => ({ title, command: 'npx', args });
  return {
    ...wholeProgram,
    format: npx('Format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
    rules: npx('Rules', 'eslint', '--max-warnings', '0', '--no-warn-ignored', 'eslint.config.mjs', ...code),
    typedRules: { ...npx('Rules that need types', 'oxlint', '--deny-warnings', 'knip.ts', ...code), env: ON_ONE_CORE },
  };
}
