import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { rawGet } from '../fixtures/raw-get';

// Statements that this file shows:
// - docs/behaviour/frame.md#not-for-search-engines
// - docs/behaviour/frame.md#titles
// - docs/behaviour/content.md#share-picture

interface Address {
  readonly loc: string;
  readonly alternates: Readonly<Record<string, string>>;
  readonly images: readonly string[];
}

/** Addresses of a sitemap, read by the browser's own parser of XML. */
const readSitemap = (page: Page, xml: string): Promise<Address[]> =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    if (document.querySelector('parsererror')) throw new Error('The sitemap is no XML');
    return [...document.getElementsByTagName('url')].map((url) => ({
      loc: url.querySelector('loc')?.textContent ?? '',
      alternates: Object.fromEntries(
        [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang') ?? '',
          link.getAttribute('href') ?? '',
        ]),
      ),
      images: [...url.getElementsByTagNameNS('http://www.google.com/schemas/sitemap-image/1.1', 'loc')].map(
        (image) => image.textContent ?? '',
      ),
    }));
  }, xml);

const text = async (url: string) => (await rawGet(url)).body.toString();
/** A page's address without the part that identifies its record. */
const kindOf = (loc: string) =>
  new URL(loc).pathname.replace(/\/[\w-]+\/\d+$/, '/…').replace(/^(\/\w\w\/(?!.*…)).+/, '$1page');

test('the sitemap names every page, and each page names the same others as the sitemap does', async ({
  page,
  site,
}) => {
  const robots = await text(`${site.origin}/robots.txt`);
  const index = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(index).toBe(`${site.origin}/sitemap.xml`);
  const parts = [...(await text(index)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
  const addresses = (await Promise.all(parts.map(async (part) => readSitemap(page, await text(part))))).flat();
  const byLoc = new Map(addresses.map((address) => [address.loc, address]));
  expect(byLoc.size).toBe(addresses.length);
  expect([...byLoc.keys()]).toEqual(
    expect.arrayContaining(
      ['/de', '/en/visit', '/cs/veranstaltungen', '/de/team', '/de/impressum'].map((path) => site.origin + path),
    ),
  );
  expect(addresses.some(({ images }) => images.some((image) => image.startsWith(`${site.origin}/media/`)))).toBe(true);
  for (const { loc, alternates } of addresses)
    for (const other of Object.values(alternates))
      expect(byLoc.get(other)?.alternates, `${loc} → ${other}`).toEqual(alternates);

  const ofEachKind = [...new Map(addresses.map((address) => [kindOf(address.loc), address])).values()];
  expect(ofEachKind.length).toBeGreaterThanOrEqual(15);
  for (const { loc, alternates } of ofEachKind) {
    const { status, body } = await rawGet(loc);
    expect(status, loc).toBe(200);
    const head = await page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const links = [...document.querySelectorAll('link[hreflang]')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]);
      return {
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        robots: document.querySelector('meta[name="robots"]')?.outerHTML,
        links: Object.fromEntries(links) as object,
      };
    }, body.toString());
    expect(head, loc).toEqual({ canonical: loc, links: alternates });
  }
});

test('no address that robots must not visit is in the sitemap', async ({ page, site }) => {
  const locs = async () =>
    (await readSitemap(page, await text(`${site.origin}/sitemap-1.xml`))).map(({ loc }) => new URL(loc).pathname);
  const robots = await text(`${site.origin}/robots.txt`);
  const kept = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '');
  expect(kept).toContain('/de/search');
  for (const path of await locs())
    expect(
      kept.some((prefix) => path.startsWith(prefix)),
      path,
    ).toBe(false);
});

test('the home page says when the museum is open, and when it is not', async ({ page }) => {
  await page.goto('/en');
  const { '@graph': graph } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  ) as { '@graph': Record<string, unknown>[] };
  const museum = graph.find((one) => one['@type'] === 'Museum');
  expect(museum).toMatchObject({
    name: 'Salzhof Tannlitz',
    address: { '@type': 'PostalAddress', addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
    geo: { '@type': 'GeoCoordinates' },
  });
  expect(museum?.['openingHoursSpecification']).toContainEqual(
    expect.objectContaining({ dayOfWeek: ['Friday'], opens: '10:00', closes: '20:00' }),
  );
  const special = museum?.['specialOpeningHoursSpecification'] as {
    validFrom: string;
    opens: string;
    closes: string;
  }[];
  expect(special.find(({ validFrom }) => validFrom.endsWith('-12-24'))).toMatchObject({
    opens: '00:00',
    closes: '00:00',
  });
  const inAYear = new Date(Date.now() + 366 * 86_400_000).toISOString().slice(0, 10);
  for (const { validFrom } of special) expect(validFrom < inAYear).toBe(true);
});
