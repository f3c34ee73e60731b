import { LANGUAGES } from '@vestibule/contracts';
import { IS_WHOLE, takeTurn } from '../fixtures/matrix';
import { PAGE_KINDS, SAMPLES } from '../fixtures/page-kinds';
import { startWorker } from '../fixtures/render-worker';
import { expect, test } from '../fixtures/test';

const ALL = [...PAGE_KINDS, ...SAMPLES];
/** Each kind in one language, as fragments are cached by language; in all of them in the whole matrix. */
const PAGES = [...new Set(ALL.map(({ kind }) => kind))].flatMap((kind, index) =>
  ALL.filter(
    (one) => one.kind === kind && (IS_WHOLE || one.lang === takeTurn(LANGUAGES, Math.floor(index / LANGUAGES.length))),
  ),
);

test('a page of kept fragments is the page rendered whole, byte for byte', async ({ site }) => {
  // A worker for each page: of a third of them, or all in the whole matrix.
  const warm = await startWorker(site);
  for (const { path, lang } of PAGES) await warm.render(path, lang);
  for (const { kind, path, lang } of IS_WHOLE ? PAGES : PAGES.filter((_, at) => at % 3 === 0)) {
    const cold = await startWorker(site);
    const [kept, whole] = [await warm.render(path, lang), await cold.render(path, lang)];
    await cold.stop();
    expect(whole, kind).toContain('<!doctype html>');
    expect(kept === whole, `${kind}: ${difference(kept, whole)}`).toBe(true);
  }
  await warm.stop();
});

/** Where two texts begin to differ. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(at - 40, at + 80)} … ${other.slice(at - 40, at + 80)}`;
}
