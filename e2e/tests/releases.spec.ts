import { signPreview } from '@vestibule/registry/preview-token';
import { Releases } from '@vestibule/registry/releases';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rawGet } from '../fixtures/raw-get';
import { testOnSharedSite as test } from '../fixtures/own-site';
import type { TestSite } from '../fixtures/site';
import { collectComplaints, expect } from '../fixtures/test';
import { liveVersion, makeVersion, registryOf } from '../fixtures/versions';

const releases = (site: TestSite) => new Releases(registryOf(site), 'e2e');
/** The version of a remote that rendered a page. */
const shownVersion = async (site: TestSite, remote: string, headers: Record<string, string> = {}) =>
  new RegExp(`data-remote="${remote}" data-version="([^"]*)"`).exec(
    (await rawGet(`${site.origin}/de/veranstaltungen`, headers)).body.toString(),
  )?.[1];

test('a publish reaches the next visitor, an open tab goes on with its own versions, a rollback undoes it', async ({
  page,
  site,
}) => {
  const { all } = collectComplaints(page);
  const before = await liveVersion(site, 'programme');
  await page.goto('/de/veranstaltungen');
  const next = await makeVersion(site, 'programme');
  await releases(site).publish(next);
  await expect.poll(() => shownVersion(site, 'programme'), { intervals: [100] }).toBe(next.version);

  await page.locator('main h3 a').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    new Set(
      await page
        .locator('[data-remote=programme]')
        .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-version'))),
    ),
  ).toEqual(new Set([before]));
  expect(all).toEqual([]);

  await releases(site).rollback();
  await expect.poll(() => shownVersion(site, 'programme'), { intervals: [100] }).toBe(before);
});

test('a canary is sticky, costs a cookie only while it runs, and is stored by no shared cache', async ({ site }) => {
  const stable = await liveVersion(site, 'programme');
  const canary = await makeVersion(site, 'programme');
  expect((await rawGet(`${site.origin}/de/veranstaltungen`)).headers['set-cookie']).toBeUndefined();
  await releases(site).canary(canary, 30);
  await expect.poll(() => shownVersion(site, 'programme', { cookie: 'release_group=29' })).toBe(canary.version);
  expect(await shownVersion(site, 'programme', { cookie: 'release_group=30' })).toBe(stable);
  // An impossible group is a new visitor.
  for (const group of ['100', '-1', 'x', '1.5'])
    expect(
      (await rawGet(`${site.origin}/de`, { cookie: `release_group=${group}` })).headers['set-cookie'],
    ).toHaveLength(1);

  const first = await rawGet(`${site.origin}/de/veranstaltungen`);
  expect(first.headers['set-cookie']?.[0]).toMatch(
    /^release_group=\d{1,2}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const again = await rawGet(`${site.origin}/de/veranstaltungen`, {
    cookie: first.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
  });
  expect(again.headers['set-cookie']).toBeUndefined();

  await releases(site).canary(canary, 0);
  await expect.poll(() => shownVersion(site, 'programme', { cookie: 'release_group=0' })).toBe(stable);
});

test('a preview shows one browser another version, says so, and nobody keeps it', async ({ page, site }) => {
  const stable = await liveVersion(site, 'programme');
  const { name, version } = await makeVersion(site, 'programme');
  const secret = await readFile(join(site.dataDir, 'preview-secret'), 'utf8');
  const link = (until: number) =>
    `/_preview?to=/de/veranstaltungen&token=${signPreview(secret, { remotes: [{ name, version }], until })}`;

  expect((await rawGet(`${site.origin}${link(Date.now() - 1)}`)).status).toBe(403);
  const elsewhere = await rawGet(
    `${site.origin}${link(Date.now() + 60_000).replace('to=/de/veranstaltungen', 'to=//evil.example')}`,
  );
  expect([elsewhere.status, elsewhere.headers.location]).toEqual([302, '/']);

  const { all } = collectComplaints(page);
  const answer = await page.goto(link(Date.now() + 60_000));
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  const banner = page.getByRole('complementary', { name: 'Vorschau' });
  await expect(banner).toContainText(`programme ${version}`);
  await page.locator('main h3 a').first().click();
  await expect(page).toHaveURL(/\/veranstaltungen\/.+\/\d+$/);
  await expect(page.locator(`[data-remote=programme][data-version="${version}"]`).first()).toBeVisible();
  await expect(banner).toBeVisible();
  expect(await shownVersion(site, 'programme')).toBe(stable);

  await banner.getByRole('link', { name: 'Vorschau beenden' }).click();
  await expect(page.locator(`[data-remote=programme][data-version="${stable}"]`).first()).toBeVisible();
  await expect(banner).toHaveCount(0);
  expect(all).toEqual([]);
});

test('a preview that cannot run says so, and everybody else notices nothing', async ({ page, site }) => {
  const broken = await makeVersion(site, 'programme', { 'server/server.cjs': () => 'throw new Error("broken build")' });
  const secret = await readFile(join(site.dataDir, 'preview-secret'), 'utf8');
  const answer = await page.goto(
    `/_preview?to=/de&token=${signPreview(secret, { remotes: [broken], until: Date.now() + 60_000 })}`,
  );
  expect(answer?.status()).toBe(502);
  await page.getByRole('link', { name: 'Vorschau beenden' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  expect((await rawGet(`${site.origin}/de`)).status).toBe(200);
});

test('a published version that cannot run, or whose contract does not fit, is not switched to', async ({ site }) => {
  const registry = registryOf(site);
  const before = await liveVersion(site, 'content');
  const { composition } = (await registry.stable()) ?? {};
  const broken = await makeVersion(site, 'content', { 'server/server.cjs': () => 'throw new Error("broken build")' });
  const written = site.log().length;
  // Past every check of publishing, as a careless administrator with the bucket's keys might.
  await releases(site).pin(broken);
  await expect.poll(() => site.log().slice(written)).toContain('broken build');
  expect(await shownVersion(site, 'programme')).toBe(await liveVersion(site, 'programme'));
  const { body } = await rawGet(`${site.origin}/de`);
  expect(body.toString()).toContain(`data-remote="content" data-version="${before}"`);
  await releases(site).rollback();
  await releases(site).unpin('content');
  expect((await registry.stable())?.composition).toEqual(composition);
});
