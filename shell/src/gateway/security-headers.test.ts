import { pagePolicies } from './security-headers';

function directives(hasTagManager: boolean, trustedTypes = true): ReadonlyMap<string | undefined, readonly string[]> {
  const policy = pagePolicies(undefined)('n', { hasTagManager, trustedTypes });
  return new Map(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

test('frames come from hosts that are named, with and without a tag manager', () => {
  for (const hasTagManager of [false, true]) {
    const sources = directives(hasTagManager).get('frame-src') ?? [];
    expect(sources).toContain('https://www.youtube-nocookie.com');
    expect(sources.filter((source) => !/^https:\/\/[a-z0-9.-]+$/.test(source))).toEqual([]);
  }
});

test('strings become neither code nor addresses of scripts, except where a tag manager needs it, and on pages of an older shell', () => {
  expect(directives(false).get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(directives(false).get('trusted-types')).toEqual(['default']);
  for (const policy of [directives(true), directives(false, false)])
    expect(policy.has('require-trusted-types-for')).toBe(false);
});
