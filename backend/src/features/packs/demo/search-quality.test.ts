import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SearchResults } from '@vestibule/contracts';
import { parse } from 'csv-parse/sync';
import { mediaBelow } from '../../../engines/media/store/folder-media';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { importPack } from '../import-pack';
import { film } from './film';
import { leaflets } from './leaflet';
import { sounds } from './sounds';
import { removeFolders, temporaryFolder, writePicture } from '../testing/pack';

interface ExpectedSearch {
  readonly lang: string;
  readonly typed: string;
  readonly kind: string;
  /** The record's title; several that are as good are separated by ` / `. */
  readonly title: string;
}

const DEMO = join(__dirname, '../../../../demo');
/** Saturday of the demo's first week, when its events need not be moved. */
const SATURDAY = Date.parse('2026-11-28T09:00:00+01:00');
/** An expected record is among the first of all results. */
const FIRST = 3;

const searches: readonly ExpectedSearch[] = parse(readFileSync(join(__dirname, 'searches.csv')), { columns: true });

/** The demo's records, with one small picture for all of theirs. */
async function demoWithoutPictures(): Promise<string> {
  const dir = await temporaryFolder();
  await cp(DEMO, dir, { recursive: true });
  const texts = await Promise.all(
    (await readdir(dir)).filter((name) => /\.jsonl?$/.test(name)).map((name) => readFile(join(dir, name), 'utf8')),
  );
  const media = join(dir, 'media');
  await mkdir(media, { recursive: true });
  const picture = join(media, 'photo-alps.jpg');
  await writePicture(picture);
  const bytes = await readFile(picture);
  const alts = Object.keys(JSON.parse(await readFile(join(media, 'alt.json'), 'utf8')) as object);
  const named = texts.join(' ').match(/[\w-]+\.(?:jpe?g|png)\b/g) ?? [];
  for (const name of new Set([...named, ...alts])) await writeFile(join(media, name), bytes);
  for (const { file, wav } of sounds) await writeFile(join(media, file), wav());
  await writeFile(join(media, 'sample-salt.webm'), await film());
  for (const { file, pdf } of leaflets) await writeFile(join(media, file), pdf());
  return dir;
}

let site: TestApp;

describe('search of the demo', () => {
  beforeAll(async () => {
    site = await createTestApp();
    site.setNow(SATURDAY);
    const result = await importPack({
      db: site.db,
      mediaStore: mediaBelow(await temporaryFolder()),
      dir: await demoWithoutPictures(),
      now: SATURDAY,
    });
    if (!result.ok) throw new Error(result.errors.join('\n'));
  });
  afterAll(async () => {
    await site.close();
    await removeFolders();
  });

  /** Titles of the first results, each behind its kind. */
  async function firstOf({ lang, typed }: ExpectedSearch): Promise<readonly string[]> {
    const response = await site.visitor().get(`/${lang}/api/search/?q=${encodeURIComponent(typed)}`);
    return response
      .json<SearchResults>()
      .groups.flatMap(({ results }) => results)
      .slice(0, FIRST)
      .map(({ category, title }) => `${category}: ${title.text}`);
  }

  test.each(['de', 'en', 'cs'])('the expected records are among the first three results: %s', async (lang) => {
    const own = searches.filter((search) => search.lang === lang);
    expect(own.length).toBeGreaterThanOrEqual(60);
    const missing: string[] = [];
    for (const search of own) {
      const first = await firstOf(search);
      if (!search.title.split(' / ').some((title) => first.includes(`${search.kind}: ${title}`)))
        missing.push(`${search.typed}: no ${search.kind} ${search.title} in [${first.join('; ')}]`);
    }
    expect(missing).toEqual([]);
  });
});
