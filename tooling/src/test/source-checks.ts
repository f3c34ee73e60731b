import { script, type Step } from './steps';

/** What looks at sources only. */
export interface SourceChecks {
  readonly types: Step;
  readonly circles: Step;
  readonly unused: Step;
  readonly format: Step;
  readonly rules: Step;
  readonly typedRules: Step;
}

/** With a folder to remember in, what has not changed since the last time is not looked at again. */
export function sourceChecks(cache?: string): SourceChecks {
  const remember = (name: string) =>
    cache === undefined ? [] : ['--', '--cache', '--cache-strategy', 'content', '--cache-location', `${cache}/${name}`];
  return {
    types: script('Types', 'types'),
    circles: script('Circles', 'lint:circles'),
    unused: script('Unused', 'lint:unused'),
    format: script('Format', 'lint:format', remember('prettier')),
    rules: script('Rules', 'lint:rules', remember('eslint')),
    typedRules: script('Rules that need types', 'lint:typed'),
  };
}
