import { LANGUAGES } from '@vestibule/contracts';
import { SHARED_LIBRARIES } from '@vestibule/contracts/libraries';
import { SHELL_DIST } from '@vestibule/tooling/build/paths';
import { smokeRender } from '@vestibule/tooling/publish/smoke/smoke-render';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../fixtures/axe';
import { expect, PATHS, releasesOf, test } from '../fixtures/foreign-remote/test';
import { rawGet } from '../fixtures/raw-get';
import { readComposition } from '../fixtures/site';
import { makeVersion } from '../fixtures/versions';
import { wake } from '../fixtures/wake';

/** Texts that only the libraries' own code contains. */
const FINGERPRINTS = ['react.transitional.element', '__reactContainer$', '[MobX]'];

const TEXTS = {
  de: { headline: 'Findmittel', first: 'Salzamt Tannlitz', footer: 'Lesesaal dienstags und donnerstags' },
  en: { headline: 'Finding aids', first: 'Tannlitz Salt Office', footer: 'Reading room on Tuesdays and Thursdays' },
  cs: { headline: 'Archivní pomůcky', first: 'Solní úřad Tannlitz', footer: 'Badatelna v úterý a ve čtvrtek' },
} as const;

test('a build of another toolchain passes the checks of a publication', async ({ build, site }) => {
  expect(await smokeRender(build.dir, build.manifest, join(SHELL_DIST, (await readComposition(site)).shell))).toEqual(
    [],
  );
  expect(await releasesOf(site).problemsOf(build.manifest)).toEqual([]);
});

for (const lang of LANGUAGES) {
  test(`the server renders its page and its part of the footer (${lang})`, async ({ build: { manifest }, site }) => {
    const read = async (path: string) => (await rawGet(site.origin + path)).body.toString();
    const { headline, first, footer } = TEXTS[lang];
    const html = await read(PATHS[lang]);
    expect(html).toContain(
      `data-remote="archive" data-version="${manifest.version}" data-expose="./pages/finding-aids"`,
    );
    expect(html).toMatch(new RegExp(`<h1[^>]*>${headline}</h1>`));
    expect(html).toContain(first);
    for (const { path, integrity } of manifest.exposes['./pages/finding-aids']?.css ?? []) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      expect(html).toContain(
        `<link rel="stylesheet" href="/remotes/archive/${manifest.version}/${path}" data-href="${name}" integrity="${integrity}">`,
      );
    }
    for (const path of [
      PATHS[lang],
      `/${lang}`,
      `/${lang}/${lang === 'en' ? 'events' : 'veranstaltungen'}`,
      `/${lang}/cart`,
    ]) {
      const page = await read(path);
      expect(page, path).toContain(footer);
      expect(page, path).toContain(`href="${PATHS[lang]}"`);
    }
  });
}

test('without script its search is a form', async ({ site }) => {
  const { body } = await rawGet(`${site.origin}${PATHS.de}?q=plane+garten`);
  expect(body.toString()).toContain('1 Bestand<');
  expect(body.toString()).toContain('Karten und Pläne');
});

test('in the browser its page hydrates, its lazy part comes when it is requested, and no library comes twice', async ({
  page,
  complaints,
}) => {
  const sources = new Map<string, string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) sources.set(pathname, await response.text());
  });
  const lazy = () => [...sources.keys()].filter((path) => /^\/remotes\/archive\/[^/]+\/browser\/\d/.test(path));
  const main = page.getByRole('main');
  const note = page.getByRole('contentinfo').getByRole('region', { name: 'Archiv' });
  await page.goto(PATHS.de);
  await main.getByRole('textbox', { name: 'Bestände durchsuchen' }).fill('Böhmen');
  await expect(main.getByRole('search').getByRole('status')).toHaveText('1 Bestand');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Salzamt Tannlitz']);
  expect(lazy()).toEqual([]);

  await main.getByRole('checkbox', { name: 'Vormerken Salzamt Tannlitz' }).check();
  const slip = main.getByRole('region', { name: 'Für den Lesesaal vorgemerkt' });
  await expect(slip).toContainText('S 1');
  await expect(slip).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(lazy()).toHaveLength(1);
  // Two exposes of the remote, one store of the shell.
  await expect(note).toContainText('1 Bestand vorgemerkt');

  for (const text of FINGERPRINTS) {
    const holders = [...sources].filter(([, source]) => source.includes(text)).map(([path]) => path);
    expect(holders, text).toEqual([expect.stringMatching(/^\/shell\//)]);
  }
  expect(complaints).toEqual([]);
});

test('its server file requires shared libraries and brings none', async ({ build: { dir, manifest } }) => {
  const code = await readFile(join(dir, manifest.server.path), 'utf8');
  for (const text of FINGERPRINTS) expect(code).not.toContain(text);
  const required = [...code.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, request]) => request ?? '');
  expect(required).toContain('react/jsx-runtime');
  for (const request of required) expect(Object.keys(SHARED_LIBRARIES)).toContain(request);
});

test('texts and ticks that a reader enters before the code is there count', async ({ page, complaints }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/archive/**/remoteEntry.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATHS.de);
  await page.getByRole('textbox', { name: 'Bestände durchsuchen' }).fill('Orgel');
  await page.getByRole('checkbox', { name: 'Vormerken Orgel und Konzerte' }).check();
  await expect(page.getByRole('search').getByRole('status')).toHaveText('6 Bestände');
  release();
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 Bestand');
  await expect(page.getByRole('region', { name: 'Für den Lesesaal vorgemerkt' })).toContainText('O 1');
  expect(complaints).toEqual([]);
});

test('one moves to it and back within one document', async ({ page, complaints }) => {
  await page.goto('/de/veranstaltungen');
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Findmittel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Findmittel' })).toBeVisible();
  await expect(page).toHaveURL(PATHS.de);
  await page.getByRole('textbox', { name: 'Bestände durchsuchen' }).fill('W 1');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Weberei und Webhalle']);
  await page.goBack();
  await expect(page).toHaveURL('/de/veranstaltungen');
  await expect(page.locator('main h3 a').first()).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('search').getByRole('status')).toHaveText('6 Bestände');
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
  expect(complaints).toEqual([]);
});

for (const width of [390, 1600]) {
  test(`axe finds nothing on its page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PATHS.de);
    await wake(page);
    await page.getByRole('checkbox', { name: 'Vormerken Salzamt Tannlitz' }).check();
    await expect(page.getByRole('region', { name: 'Für den Lesesaal vorgemerkt' })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a version whose bundle was changed after the upload is refused', async ({ build: { manifest }, site }) => {
  const next = await makeVersion(site, 'archive');
  expect(await releasesOf(site).problemsOf(next)).toEqual([]);
  const bundle = manifest.exposes['./pages/finding-aids']?.js[0]?.path ?? '';
  await appendFile(join(site.registryDir, 'remotes', 'archive', next.version, bundle), '\n// one more line');
  await expect(releasesOf(site).publish(next)).rejects.toThrow(
    `${bundle}: the file does not match its hash in remote.json`,
  );
  expect((await readComposition(site)).remotes).toContainEqual({ name: 'archive', version: manifest.version });
});
