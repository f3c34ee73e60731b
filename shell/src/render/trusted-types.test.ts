import { runInNewContext } from 'node:vm';
import { trustedTypesScript } from './trusted-types';

interface Policy {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
  createScript: (text: string) => string;
}

/** The policy as the page's first script makes it. */
function policy(): Policy {
  const made = new Map<string, Policy>();
  const trustedTypes = { createPolicy: (name: string, rules: Policy) => made.set(name, rules) };
  runInNewContext(trustedTypesScript, {
    window: { trustedTypes },
    trustedTypes,
    URL,
    TypeError,
    location: { href: 'https://museum.example/de/x', origin: 'https://museum.example' },
  });
  return made.get('default')!;
}

describe('trusted types', () => {
  test.each([
    '/shell/1/browser/main.js',
    'https://museum.example/remotes/content/1.0.0/browser/remoteEntry.js',
    '/sw.js',
  ])('%s may run', (url) => {
    expect(policy().createScriptURL(url)).toBe(url);
  });

  test.each([
    'https://evil.example/shell/a.js',
    '//evil.example/shell/a.js',
    '/shell/../media/a.js',
    '/media/a.js',
    '/de/api/shell/a.js',
    '/shell/a.json',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://museum.example/1',
  ])('%s may not', (url) => expect(() => policy().createScriptURL(url)).toThrow('Not a script of this site'));

  test('text is never code, but a page’s data may be written', () => {
    expect(policy().createScript('{"@context":"https://schema.org","name":"\\u003c/script>"}')).toContain('schema.org');
    for (const code of ['alert(1)', '', '{"a":1};alert(1)', 'document.cookie'])
      expect(() => policy().createScript(code)).toThrow();
  });

  test('browsers without trusted types are left alone', () => {
    expect(() => void runInNewContext(trustedTypesScript, { window: {} })).not.toThrow();
  });
});
