import type { Count } from './counts';
import { check } from './steps';

const script = (name: string, options: readonly string[] = []) => ['run', '-s', name, ...options];

/** What has begun: ESLint, in one process, takes longer than all others together. */
export interface SourceChecks {
  readonly rules: Promise<Count>;
  readonly others: Promise<Count[]>;
}

/**
 * Types and lint, on two cores; the next step may begin when the others have ended. With a folder to remember in, what
 * has not changed since the last time is not looked at again.
 */
export function checkSources(cache?: string): SourceChecks {
  const remember = (name: string) =>
    cache === undefined ? [] : ['--', '--cache', '--cache-strategy', 'content', '--cache-location', `${cache}/${name}`];
  const others = async () => [
    await check('Types', 'npm', script('types')),
    await check('Circles', 'npm', script('lint:circles')),
    await check('Unused', 'npm', script('lint:unused')),
    await check('Format', 'npm', script('lint:format', remember('prettier'))),
  ];
  return { rules: check('Rules', 'npm', script('lint:rules', remember('eslint'))), others: others() };
}
