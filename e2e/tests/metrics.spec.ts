import { expect, test } from '../fixtures/test';
import { rawGet } from '../fixtures/raw-get';
import { readComposition } from '../fixtures/site';

test('the figures name the live composition, and the results of its remotes', async ({ page, site }) => {
  await page.goto('/de/veranstaltungen');
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  // Leaving a page reports the loads of its remotes.
  await page.goto('/de/besuch');
  const { id, remotes } = await readComposition(site);
  const figures = async () => (await rawGet(`${site.origin}/metrics`)).body.toString();
  for (const { name, version } of remotes) {
    expect(await figures()).toMatch(
      new RegExp(
        `vestibule_composition_info\\{composition="${id}",channel="stable",.*remote="${name}",version="${version}"\\} 1\n`,
      ),
    );
  }
  const version = remotes.find(({ name }) => name === 'programme')?.version ?? '';
  expect(await figures()).toMatch(
    new RegExp(`vestibule_remote_loads_total\\{remote="programme",version="${version}",side="server"\\} [1-9]`),
  );
  expect(await figures()).toMatch(
    new RegExp(`vestibule_remote_render_seconds_count\\{remote="programme",version="${version}"\\} [1-9]`),
  );
  expect(await figures()).toContain('vestibule_render_workers 2\n');
  await expect
    .poll(figures)
    .toMatch(
      new RegExp(`vestibule_remote_loads_total\\{remote="programme",version="${version}",side="browser"\\} [1-9]`),
    );
});

test('nobody from outside reads them', async ({ site }) => {
  expect((await rawGet(`${site.origin}/metrics`)).status).toBe(200);
  expect((await rawGet(`${site.origin}/metrics`, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(404);
  expect((await rawGet(`${site.origin}/metrics`, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
});

test('a page says who rendered it, in which version and how long; a kept page took nobody’s time', async ({ site }) => {
  const url = `${site.origin}/de/veranstaltungen?page=2`;
  const { remotes } = await readComposition(site);
  const version = remotes.find(({ name }) => name === 'programme')?.version ?? '';
  const timing = String((await rawGet(url)).headers['server-timing']);
  expect(timing).toMatch(/^cache;desc=miss, total;dur=[\d.]+, /);
  expect(timing).toMatch(new RegExp(`programme-data;desc="${version}";dur=[\\d.]+`));
  expect(timing).toMatch(new RegExp(`programme;desc="${version}";dur=[\\d.]+`));
  expect((await rawGet(url)).headers['server-timing']).toBe('cache;desc=hit');
  const { id } = await readComposition(site);
  expect((await rawGet(`${site.origin}/_data/${id}/de/veranstaltungen?page=3`)).headers['server-timing']).toMatch(
    /^cache;desc=miss, .*programme-data;/,
  );
});
