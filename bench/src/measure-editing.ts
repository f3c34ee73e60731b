import { startSite } from '@vestibule/tooling/start/site';
import { chromium, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@vestibule/e2e/fixtures/editor-session';
import { editorWrites, pageId } from '@vestibule/e2e/fixtures/editor-writes';
import { makePage } from '@vestibule/e2e/fixtures/own-page';
import { EDITOR } from '@vestibule/e2e/fixtures/seed';
import { percentile } from './percentile';

/** Modules of the page that is edited; where in it something is written. */
const MODULES = 200;
const MIDDLE = MODULES / 2;
const SLUG = 'lang';
const CPU_SLOWDOWN = 4;
/** Goal for each key, in ms: a later paint is noticed. */
const GOAL_MS = 50;
/** The first keys are those that load something. */
const WARM_KEYS = 5;

export interface EditingRow {
  readonly name: string;
  /** Milliseconds from a key to its letter on the screen, that 95 of 100 keys took at most. */
  readonly p95: number;
  readonly goal: number;
}

/** Types into a headline and a text of a page with many modules, on a slowed-down machine. */
export async function measureEditing(keys: number, onProgress: (text: string) => void): Promise<EditingRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vestibule-bench-'));
  const env = { LOG_LEVEL: 'error', EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password };
  const site = await startSite({ port: 0, dataDir, env });
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    await fillPage(site.origin);
    onProgress(`a page of ${MODULES} modules`);
    const rows: EditingRow[] = [];
    for (const [name, kind, field] of [
      ['a key in a headline', 'Überschrift', 'input[name="content"], textarea[name="content"]'],
      ['a key in a text', 'Text', '.ck-editor__editable'],
    ] as const) {
      const page = await browser.newPage({ baseURL: site.origin, viewport: { width: 1440, height: 900 } });
      await page.addInitScript('globalThis.__name = (value) => value');
      await signIn(page, site.origin);
      await page.goto(`/de/${SLUG}?edit=1`);
      await openForm(page, kind, field);
      rows.push({ name, p95: await typed(page, keys), goal: GOAL_MS });
      await page.close();
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Headlines and texts in turn. */
async function fillPage(origin: string): Promise<void> {
  await makePage(origin, SLUG);
  const write = await editorWrites(origin);
  const page = await pageId(origin, SLUG);
  for (let position = 0; position < MODULES; position += 1) {
    const [kind, content] =
      position % 2 === 0 ? ['headline', 'Titel'] : ['text', `<p>${'Viele Worte. '.repeat(40)}</p>`];
    const { status } = await write('POST', kind ?? '', { page, content: `${content} ${position}`, position });
    if (status !== 201) throw new Error(`Module ${position} was not made: ${status}`);
  }
}

/** Opens the form of a module in the middle of the page, with the caret at the end of its text. */
async function openForm(page: Page, kind: string, field: string): Promise<void> {
  await page
    .locator('[data-module-id]')
    .getByRole('button', { name: new RegExp(`^${kind} .*bearbeiten$`) })
    .nth(MIDDLE / 2)
    .click();
  await page.locator(field).last().click();
  await page.keyboard.press('Control+End');
}

/** How long 95 of 100 letters took from the key to the screen at most, in ms. */
async function typed(page: Page, keys: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // After the frame that shows it.
    const painted = (key: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - key.timeStamp)));
    document.addEventListener('keydown', painted, { capture: true });
  });
  const times = () => page.evaluate(() => (window as unknown as { readonly times: readonly number[] }).times);
  for (let key = 1; key <= keys + WARM_KEYS; key += 1) {
    await page.keyboard.press('a');
    await page.waitForFunction((count) => (window as unknown as { times: unknown[] }).times.length >= count, key);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return percentile((await times()).slice(WARM_KEYS), 95);
}
