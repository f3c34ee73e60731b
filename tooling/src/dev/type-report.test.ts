import { TypeReport } from './type-report';

describe('type report', () => {
  test('errors are reported once, and when they are gone', async () => {
    const said: string[] = [];
    const shown: string[] = [];
    let errors: string[] = [];
    const report = new TypeReport(
      () => Promise.resolve(errors),
      (text) => said.push(text),
      (problems) => Promise.resolve(void shown.push(problems)),
    );
    await report.update();
    expect([said, shown]).toEqual([[], ['']]);
    errors = ['a.ts:1: TS2322: no'];
    await report.update();
    await report.update();
    expect(said).toEqual(['  types: 1 error\na.ts:1: TS2322: no']);
    errors = [];
    await report.update();
    expect(said.at(-1)).toBe('  types: no errors any more');
    expect(shown).toEqual(['', 'a.ts:1: TS2322: no', '']);
  });

  test('one check runs at a time; files saved meanwhile are checked again', async () => {
    const ends: (() => void)[] = [];
    const report = new TypeReport(
      () => new Promise((resolve) => ends.push(() => resolve([]))),
      () => undefined,
      () => Promise.resolve(),
    );
    const all = [report.update(), report.update(), report.update()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await new Promise(setImmediate);
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await Promise.all(all);
    expect(ends).toHaveLength(2);
  });

  test('a checker that fails says why', async () => {
    const said: string[] = [];
    await new TypeReport(
      () => Promise.reject(new Error('tsc did not finish')),
      (text) => said.push(text),
      () => Promise.resolve(),
    ).update();
    expect(said).toEqual(['  types: 1 error\ntsc did not finish']);
  });

  test('a site that does not show them is no reason to end', async () => {
    const said: string[] = [];
    await new TypeReport(
      () => Promise.resolve(['a.ts:1: TS2322: no']),
      (text) => said.push(text),
      () => Promise.reject(new Error('away')),
    ).update();
    expect(said).toEqual([
      '  types: 1 error\na.ts:1: TS2322: no',
      '  types: open pages do not show them (Error: away)',
    ]);
  });
});
