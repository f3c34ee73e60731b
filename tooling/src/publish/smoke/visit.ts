import { routePattern } from '@vestibule/contracts';
import { EXAMPLE_PARAMS } from '@vestibule/contracts/testing/examples';
import { generatePath, matchPath } from 'react-router-dom';
import type { SmokeJob } from './jobs';

/** Where the smoke render pretends to be. */
export const ORIGIN = 'https://example.org';

export interface Visit {
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
}

/** The address of a page with the examples as params; a slot is visited on the home page. */
export function visitOf(job: SmokeJob): Visit {
  if ('slot' in job) return { url: new URL(`/${job.lang}`, ORIGIN), params: {} };
  const pattern = routePattern(job.route, job.lang);
  const names = [...pattern.matchAll(/:([\w-]+)/g)].map(([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, EXAMPLE_PARAMS[name] ?? '1']));
  const path = generatePath(pattern, { ...values, '*': EXAMPLE_PARAMS['path'] ?? '' });
  const params = Object.entries(matchPath(pattern, path)?.params ?? {});
  return {
    url: new URL(path, ORIGIN),
    params: Object.fromEntries(params.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  };
}
