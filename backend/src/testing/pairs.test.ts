import { allPairs } from './pairs';

const parameters = {
  lang: ['de', 'en', 'cs'],
  room: [undefined, 1, 2],
  view: [undefined, 'today', 'weekend', 'archive'],
  page: [1, 2],
} as const;

describe('pairs', () => {
  test('every two values meet, in far fewer rows than there are combinations', () => {
    const rows = allPairs<{ lang: string; room: number | undefined; view: string | undefined; page: number }>(
      parameters,
    );
    const names = ['lang', 'room', 'view', 'page'] as const;
    for (const a of names)
      for (const b of names)
        if (a < b)
          for (const one of parameters[a])
            for (const other of parameters[b])
              expect(rows.some((row) => row[a] === one && row[b] === other)).toBe(true);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.length).toBeLessThan(20);
  });

  test('the same parameters give the same rows', () => {
    expect(allPairs({ a: [1, 2], b: [3, 4] })).toEqual(allPairs({ a: [1, 2], b: [3, 4] }));
  });
});
