import { appendFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswerOf } from '@vestibule/contracts';
import { mediaBelow } from '../../../engines/media/store/folder-media';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { importPack } from '../import-pack';
import { film } from './film';
import { leaflets } from './leaflet';
import { sounds } from './sounds';
import { removeFolders, temporaryFolder, writePicture } from '../testing/pack';

const DEMO = join(__dirname, '../../../../demo');
/** Saturday of the demo's first week, when its events need not be moved. */
const SATURDAY = Date.parse('2026-11-28T09:00:00+01:00');
/**
 * The demo's records, with one small picture for all of theirs, and checks of the search that are right on this day
 * only.
 */
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
  await appendFile(join(dir, 'search_checks.csv'), await readFile(join(__dirname, 'searches-of-saturday.csv')));
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

  test.each(['de', 'en', 'cs'])('the expected records are among the first three results: %s', async (language) => {
    await addEditor(site.db, 'editor', `${language}@example.org`);
    const editor = site.visitor();
    await editor.login(`${language}@example.org`, EDITOR.password);
    const checked: AnswerOf<'searchChecks'>['results'] = [];
    for (let page = 1, isMore = true; isMore; page += 1) {
      const path = `/api/search-checks/?language=${language}&page=${page}`;
      const { first, count, results } = (await editor.get(path)).json<AnswerOf<'searchChecks'>>();
      expect(results.filter(({ place }) => place === null || place > first)).toEqual([]);
      checked.push(...results);
      isMore = checked.length < count;
    }
    expect(checked.length).toBeGreaterThanOrEqual(60);
  });
});
