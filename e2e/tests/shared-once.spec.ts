import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_LIBRARIES } from '@vestibule/contracts/libraries';
import { expect, test } from '../fixtures/test';
import { readComposition } from '../fixtures/site';

/** A text that only the library's own code contains. */
const FINGERPRINTS = {
  react: 'react.transitional.element',
  'react-dom': 'react-dom@',
  mobx: '[MobX]',
  'react-router-dom': 'may be used only in the context of a <Router> component',
  'react-i18next': 'NO_I18NEXT_INSTANCE',
  i18next: 'i18next: ',
} as const;

test('in the browser each shared library is there once, whatever remotes the page has', async ({ page }) => {
  const sources = new Map<string, string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sources.set(pathname, await response.text());
  });
  for (const path of ['/de/veranstaltungen', '/de']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
  }
  const remotes = () => [...new Set([...sources.keys()].filter((path) => path.startsWith('/remotes/')).map((path) => path.split('/')[2]))].sort();
  await expect.poll(remotes).toEqual(['commerce', 'content', 'programme']);
  for (const [library, text] of Object.entries(FINGERPRINTS)) {
    const holders = [...sources].filter(([, source]) => source.includes(text)).map(([path]) => path);
    expect(holders.length, `${library} in ${holders.join(', ')}`).toBeLessThanOrEqual(1);
    expect(
      holders.filter((path) => path.startsWith('/remotes/')),
      library,
    ).toEqual([]);
  }
  // The control: React's fingerprint really is one.
  expect([...sources.values()].some((source) => source.includes(FINGERPRINTS.react))).toBe(true);
});

test('on the server remotes require the shared libraries and bring none', async ({ site }) => {
  const { remotes } = await readComposition(site);
  expect(remotes).toHaveLength(4);
  for (const { name, version } of remotes) {
    const code = await readFile(join(site.registryDir, 'remotes', name, version, 'server', 'server.cjs'), 'utf8');
    for (const [library, text] of Object.entries(FINGERPRINTS)) expect(code.includes(text), `${name} brings ${library}`).toBe(false);
    const required = [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, request]) => request ?? '');
    for (const request of required) expect(Object.keys(SHARED_LIBRARIES), `${name} requires ${request}`).toContain(request);
  }
});
