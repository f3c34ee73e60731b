import { Develop, type Development } from './develop';

let said: string[];
let shown: string[];
let restarted: string[];
let built: string[];
let broken: string | undefined;
let errors: string[];

/** A site whose next build builds `built`, or fails as `broken` says. */
function develop(given: Partial<Development> = {}): Develop {
  [said, shown, restarted, built, broken, errors] = [[], [], [], [], undefined, []];
  return new Develop({
    build: async (part) => {
      built.forEach(part);
      if (broken !== undefined) throw new Error(broken);
    },
    check: () => Promise.resolve(errors),
    show: (problems) => Promise.resolve(void shown.push(problems)),
    restart: (program) => void restarted.push(program),
    say: (text) => void said.push(text),
    ...given,
  });
}
const settled = () => new Promise(setImmediate);

describe('develop', () => {
  test('programs of their own are started again when they were built', async () => {
    const site = develop();
    built = ['gateway', 'mfe-programme'];
    await site.saved();
    expect(restarted).toEqual(['gateway']);
    expect(said).toEqual(['  building gateway …', '  building mfe-programme …', '  ready']);
  });

  test('errors of a build lie over open pages beside the type errors, until they are fixed', async () => {
    const site = develop();
    errors = ['a.ts:1: TS2322: no'];
    site.start();
    await settled();
    broken = 'a.tsx: Unexpected token';
    await site.saved();
    await settled();
    expect(shown.at(-1)).toBe('a.tsx: Unexpected token\na.ts:1: TS2322: no');
    expect(said).toContain('a.tsx: Unexpected token');
    [broken, errors] = [undefined, []];
    await site.saved();
    await settled();
    expect(shown.at(-1)).toBe('');
  });

  test('a build that fails starts nothing again, and a site that does not show it is no reason to end', async () => {
    const site = develop({ show: () => Promise.reject(new Error('away')) });
    [built, broken] = [['backend'], 'no'];
    await site.saved();
    expect(restarted).toEqual([]);
    expect(said).toContain('  open pages do not show it (Error: away)');
  });
});
