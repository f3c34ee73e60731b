import { script, type Step } from './steps';

/** What looks at sources only. */
export type SourceChecks = Readonly<
  Record<'types' | 'circles' | 'unused' | 'small' | 'format' | 'rules' | 'typedRules', Step>
>;

const wholeProgram = {
  types: script('Types', 'types'),
  circles: script('Circles', 'lint:circles'),
  unused: script('Unused', 'lint:unused'),
  small: script('Small files', 'lint:small'),
};

/** With a folder to remember in, what has not changed since the last time is not looked at again by ESLint. */
export function sourceChecks(cache?: string): SourceChecks {
  const remember = ['--', '--cache', '--cache-strategy', 'content', '--cache-location', `${cache}/eslint`];
  return {
    ...wholeProgram,
    format: script('Format', 'lint:format'),
    rules: script('Rules', 'lint:rules', cache === undefined ? [] : remember),
    typedRules: script('Rules that need types', 'lint:typed'),
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
    typedRules: npx('Rules that need types', 'oxlint', '--deny-warnings', 'knip.ts', ...code),
  };
}
