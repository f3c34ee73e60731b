import { TypeReport } from './type-report';

test('errors are said once, and when they are gone', async () => {
  const said: string[] = [];
  let errors: string[] = [];
  const report = new TypeReport(
    () => Promise.resolve(errors),
    (text) => said.push(text),
  );
  await report.update();
  expect(said).toEqual([]);
  errors = ['a.ts:1: TS2322: no'];
  await report.update();
  await report.update();
  expect(said).toEqual(['  types: 1 error\na.ts:1: TS2322: no']);
  errors = [];
  await report.update();
  expect(said.at(-1)).toBe('  types: no errors any more');
});

test('one check runs at a time; what was saved meanwhile is looked at once more', async () => {
  const ends: (() => void)[] = [];
  const report = new TypeReport(
    () => new Promise((resolve) => ends.push(() => resolve([]))),
    () => undefined,
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
  ).update();
  expect(said).toEqual(['  types: 1 error\ntsc did not finish']);
});
