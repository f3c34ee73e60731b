import type { Count } from './counts';
import { check } from './steps';

const script = (name: string, options: readonly string[] = []) => ['run', '-s', name, ...options];

/**
 * Types and lint, on two cores: ESLint, in one process, takes longer than all others together. With a folder to
 * remember in, what has not changed since the last time is not looked at again.
 */
export async function checkSources(cache?: string): Promise<Count[]> {
  const remember = (name: string) =>
    cache === undefined ? [] : ['--', '--cache', '--cache-strategy', 'content', '--cache-location', `${cache}/${name}`];
  const others = async () => [
    await check('Types', 'npm', script('types')),
    await check('Circles', 'npm', script('lint:circles')),
    await check('Unused', 'npm', script('lint:unused')),
    await check('Format', 'npm', script('lint:format', remember('prettier'))),
  ];
  const [rules, rest] = await Promise.all([check('Rules', 'npm', script('lint:rules', remember('eslint'))), others()]);
  return [rules, ...rest];
}
