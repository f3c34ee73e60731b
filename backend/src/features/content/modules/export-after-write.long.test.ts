import { LANGUAGES } from '@vestibule/contracts/languages';
import { isSlug, REFERENCE_TARGETS, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { MODULE_MODELS, moduleFieldsOf } from '@vestibule/contracts/modules/models';
import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaBelow } from '../../../engines/media/store/folder-media';
import { exportPack } from '../../packs/export-pack';
import { importPack } from '../../packs/import-pack';
import { removeFolders, temporaryFolder, writePackFiles, writePicture } from '../../packs/testing/pack';
import { modules } from '../../../engines/records/tables';
import { recordOptions } from '../../../engines/records/options';
import { arbitraryValues, type Targets } from '../../../engines/fields/testing/arbitrary';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { propertyRuns } from '../../../testing/property-runs';
import { FILES, SOUNDS, writeSound } from '../../../testing/sounds';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';
import { ANY_VERSION, type Visitor } from '../../../testing/visitor';

// The importer accepts everything that the editor accepts: the pack of any accepted write imports to the same records.

let site: TestApp;
let other: TestApp;
let editor: Visitor;
let base: string;
/** Accepted writes of a kind after which no more are tried. */
const ENOUGH = propertyRuns(20);
const GIVEN = { mp3: SOUNDS.mp3, mp4: FILES.mp4, vtt: FILES.vtt, pdf: FILES.pdf };
let targets: Targets;
const folders = { site: '', other: '' };
/** Each write keeps a version of its whole page, and each page is published: few pages, and not one. */
const KEYS = Array.from({ length: 4 }, (_, index) => `page-${index}`);
let pages: readonly number[];

describe('export after write', () => {
  beforeAll(async () => {
    [folders.site, folders.other] = [await temporaryFolder(), await temporaryFolder()];
    site = await createTestApp({ dataDir: folders.site });
    other = await createTestApp({ dataDir: folders.other });
    base = await writePackFiles({
      pages: [
        { key: 'home', title: { de: 'Start' } },
        ...KEYS.map((key) => ({ key, title: { de: key }, slug: { de: key } })),
      ],
      rooms: [{ key: 'saal', name: 'Saal' }],
      venues: [{ key: 'hof', name: 'Hof' }],
      series: [{ key: 'orgel', name: 'Orgel' }],
      events: [{ key: 'fugen', title: { de: 'Fugen' }, date_start: '2026-12-01T19:30' }],
      terms: ['tag', 'type', 'genre', 'category'].map((kind) => ({ kind, name: 'Leise' })),
    });
    await writePicture(join(base, 'media', 'red.jpg'));
    for (const [name, content] of Object.entries(GIVEN)) await writeSound(join(base, 'media', `a.${name}`), content);
    const result = await importPack({ db: site.db, mediaStore: mediaBelow(folders.site), dir: base, now: NOON });
    expect(result.errors).toEqual([]);
    targets = {
      picture: 'red.jpg',
      audio: 'a.mp3',
      video: 'a.mp4',
      captions: 'a.vtt',
      document: 'a.pdf',
      ...(await firstOfEach()),
    };
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
    pages = await Promise.all(KEYS.map(pageId));
  });
  afterAll(async () => {
    await site.close();
    await other.close();
    await removeFolders();
  });

  /** Stored references of modules to the one record that each target has here. */
  async function firstOfEach(): Promise<Targets> {
    const names = Object.keys(REFERENCE_TARGETS) as readonly ReferenceTarget[];
    const found = await Promise.all(
      names.map(async (target) => {
        const [first] = await recordOptions(site.db, target, { q: '', ids: [] }, 'de');
        return [target, isSlug(target) ? first?.slug : first?.id] as const;
      }),
    );
    return Object.fromEntries(found.filter(([, stored]) => stored !== undefined));
  }

  async function exported(from: TestApp, dataDir: string) {
    const dir = await temporaryFolder();
    await exportPack({ db: from.db, mediaStore: mediaBelow(dataDir), dir });
    const lines = (await readFile(join(dir, 'pages.jsonl'), 'utf8')).trim().split('\n');
    return {
      dir,
      modules: lines.flatMap((line) => (JSON.parse(line) as { readonly modules?: readonly object[] }).modules ?? []),
    };
  }

  async function pageId(slug: string): Promise<number> {
    return (await editor.get(`/de/pageeditor-api/page/${slug}`)).json<{ id: number }>().id;
  }

  test.each(MODULE_MODELS)('%s', async (model) => {
    const values = arbitraryValues(moduleFieldsOf(model), targets);
    await site.db.delete(modules);
    let accepted = 0;
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.tuple(values, values), async ([created, changed]) => {
        if (accepted >= ENOUGH) return;
        tried += 1;
        const page = pages[tried % pages.length];
        const made = await editor.write('POST', `/de/pageeditor-api/${model}`, { page, ...created });
        expect([201, 400]).toContain(made.statusCode);
        if (made.statusCode === 400) return;
        const { id } = made.json<{ id: number }>();
        const change = await editor.write('PATCH', `/cs/pageeditor-api/${model}/${id}`, changed, ANY_VERSION);
        expect([200, 400]).toContain(change.statusCode);
        accepted += change.statusCode === 200 ? 2 : 1;
      }),
      // Of many fields one that is wrong is enough for a refusal.
      { numRuns: Object.keys(moduleFieldsOf(model)).length > 8 ? 240 : 40, seed: 20261122 },
    );
    // Else nothing would have been tried.
    expect(accepted).toBeGreaterThan(2);

    // Unpublished content is not exported.
    for (const [page, lang] of pages.flatMap((one) => LANGUAGES.map((language) => [one, language] as const)))
      await editor.write('POST', `/${lang}/pageeditor-api/publication/${page}`, { action: 'publish' }, ANY_VERSION);
    const first = await exported(site, folders.site);
    const result = await importPack({ db: other.db, mediaStore: mediaBelow(folders.other), dir: first.dir, now: NOON });
    expect([...result.errors, ...result.warnings]).toEqual([]);
    const second = await exported(other, folders.other);
    expect(second.modules).toHaveLength(first.modules.length);
    // One at a time: a difference between hundreds of modules is no message.
    for (const [index, module] of first.modules.entries()) expect(second.modules[index]).toEqual(module);
  });
});
