import { COOKIES, type AnswerOf } from '@vestibule/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { fateOf, forgetDrafts, openForm, typeAndSave } from '../fixtures/drill';
import { signIn } from '../fixtures/editor-session';
import { editorWrites, pageId, type Write } from '../fixtures/editor-writes';
import { fillDisk } from '../fixtures/fill-disk';
import { makePage } from '../fixtures/own-page';
import type { TestSite } from '../fixtures/site';
import { expect, test, UNREACHABLE } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#drafts

/** Of each mishap; `DRILL_ROUNDS` for more. */
const ROUNDS = Number(process.env['DRILL_ROUNDS'] ?? 1);
/** A save takes about this long here: the mishaps come at moments spread over it. Milliseconds. */
const SAVE_MS = 120;
const SLUG = 'uebung';
const PATH = `/de/${SLUG}`;

interface Scene {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly site: TestSite;
  readonly headline: number;
  readonly write: Write;
  /** Of the headline, as both editors have seen it. */
  readonly version: string;
}
interface Mishap {
  readonly strikes: (scene: Scene) => Promise<unknown>;
  readonly passes?: (scene: Scene) => Promise<unknown>;
}

const untilHealthy = ({ site }: Pick<Scene, 'site'>) =>
  expect
    .poll(() =>
      fetch(`${site.origin}/api/health/`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);

// A disk that is full stops a database that this process runs itself.
test.use({ database: 'embedded' });

const MISHAPS: Readonly<Record<string, Mishap>> = {
  'the backend is killed': {
    strikes: async ({ site }) => site.backend.child?.kill('SIGKILL'),
    passes: untilHealthy,
  },
  // No file may be written any more; an embedded database then hangs, until somebody ends it
  // (docs/operations.md#a-program-that-hangs).
  'the disk is full': {
    strikes: async ({ site }) => fillDisk(site.backend.child?.pid),
    passes: async (scene) => {
      scene.site.backend.child?.kill('SIGKILL');
      await untilHealthy(scene);
    },
  },
  'the session ends': {
    strikes: ({ context }) => context.clearCookies({ name: COOKIES.session }),
    passes: ({ page, site }) => signIn(page, site.origin),
  },
  'the network is lost': {
    strikes: ({ context }) => context.setOffline(true),
    passes: async ({ page, context }) => {
      await page.close();
      await context.setOffline(false);
    },
  },
  'the tab is closed': { strikes: ({ page }) => page.close() },
  'another editor saves': {
    strikes: ({ write, headline, version }) =>
      write('PATCH', `headline/${headline}`, { content: `Fremd ${version}` }, version),
  },
};

let remove: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
});
test.afterAll(() => remove());

/** The page with one headline, and an editor's browser. */
async function begin(site: TestSite, page: Page, context: BrowserContext) {
  await signIn(page, site.origin);
  const write = await editorWrites(site.origin);
  const id = await pageId(site.origin, SLUG);
  const { body } = await write('POST', 'headline', { page: id, content: 'Anfang', position: 0 });
  const headline = body.id ?? 0;
  const versionOf = async () => {
    const content = await context.request.get(`/de/pageeditor-api/content/page/${id}`);
    const { versions } = (await content.json()) as AnswerOf<'content'>;
    return versions.find((one) => one.id === headline)?.version ?? '';
  };
  return { id, versionOf, scene: { page, context, site, headline, write } };
}

for (const [name, { strikes, passes }] of Object.entries(MISHAPS))
  test(`in the middle of a save ${name}: no word is lost`, async ({ site, context, page: first, expectedReports }) => {
    expectedReports.push(UNREACHABLE);
    test.setTimeout(180_000 + ROUNDS * 20_000);
    const { id, versionOf, scene } = await begin(site, first, context);
    const fates: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await context.newPage();
      const text = `${name} ${round}`;
      await openForm(page, PATH);
      const version = await versionOf();
      await typeAndSave(page, text);
      await page.evaluate(
        (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        ((round + 0.5) * SAVE_MS) / ROUNDS,
      );
      await strikes({ ...scene, page, version });
      await passes?.({ ...scene, page, version });
      await page.close();
      fates.push(await fateOf(text, context, PATH, id));
      await forgetDrafts(context, PATH, id);
    }
    test.info().annotations.push({ type: 'fates', description: fates.join(' ') });
    expect(fates).not.toContain('lost');
  });

test('control: without drafts a closed tab loses the typed text', async ({ site, context, page, expectedReports }) => {
  expectedReports.push(UNREACHABLE);
  const { id } = await begin(site, page, context);
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => undefined;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await openForm(page, PATH);
  // Frozen, not offline: the last request of a closing tab would get through to it.
  site.backend.child?.kill('SIGSTOP');
  await typeAndSave(page, 'Ohne Entwurf');
  await page.close();
  site.backend.child?.kill('SIGKILL');
  await untilHealthy({ site });
  expect(await fateOf('Ohne Entwurf', context, PATH, id)).toBe('lost');
});
