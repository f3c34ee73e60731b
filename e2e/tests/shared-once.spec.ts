import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHARED_LIBRARIES } from '@vestibule/contracts/libraries';
import { readDeclaration } from '@vestibule/tooling/build/read-declaration';
import { ROOT } from '@vestibule/tooling/workspaces';
import { expect, test } from '../fixtures/test';
import { readComposition } from '../fixtures/site';

/** A text that only the library's own code contains: the shell's scripts must hold each, or it would prove nothing. */
const FINGERPRINTS = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  mobx: 'mobx administration',
  'react-router-dom': 'may be used only in the context of',
  'react-i18next': 'transSupportBasicHtmlNodes',
  i18next: 'missingKeyHandler',
} as const;

/** Declaration of a remote of this checkout. */
const declarationOf = (name: string) => readDeclaration(join(ROOT, `mfe-${name}`));

test('in the browser each shared library is there once, whatever remotes the page has', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(new URL(asked.url()).pathname));
  for (const path of ['/de/veranstaltungen', '/de']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
  }
  const remotes = () =>
    [...new Set([...scripts].filter((path) => path.startsWith('/remotes/')).map((path) => path.split('/')[2]))].sort();
  await expect.poll(remotes).toEqual(['commerce', 'content', 'programme']);
  const sources = await Promise.all(
    [...scripts].map(async (path) => ({ path, source: await (await request.get(path)).text() })),
  );
  for (const [library, text] of Object.entries(FINGERPRINTS)) {
    const holders = sources.filter(({ source }) => source.includes(text)).map(({ path }) => path.split('/')[1]);
    expect(holders, library).toEqual(['shell']);
  }
});

test('on the server remotes require the shared libraries and bring none', async ({ site }) => {
  const { remotes } = await readComposition(site);
  expect(remotes).toHaveLength(4);
  for (const { name, version } of remotes) {
    const code = await readFile(join(site.registryDir, 'remotes', name, version, 'server', 'server.cjs'), 'utf8');
    for (const [library, text] of Object.entries(FINGERPRINTS))
      expect(code.includes(text), `${name} brings ${library}`).toBe(false);
    const required = [...code.matchAll(/require\("([^"]+)"\)/g)].map(([, request]) => request ?? '');
    const { browserOnly = [] } = await declarationOf(name);
    for (const request of required)
      if (!browserOnly.some((one) => request === one || request.startsWith(`${one}/`)))
        expect(Object.keys(SHARED_LIBRARIES), `${name} requires ${request}`).toContain(request);
  }
});
