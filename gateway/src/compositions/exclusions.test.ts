import { Exclusions } from './exclusions';

const PAGE = 'content|./pages/page';

describe('exclusions', () => {
  test('one looping address leaves the others their page', () => {
    const exclusions = new Exclusions();
    expect(exclusions.add(PAGE, '/de/a?page=2')).toBe(true);
    expect(exclusions.at('/de/a?page=2')).toEqual([PAGE]);
    for (const other of ['/de/a', '/de/b', '/de/a?page=3']) expect(exclusions.at(other)).toEqual([]);
  });

  test('several queries of one path are its path’s fault; several paths are the expose’s', () => {
    const exclusions = new Exclusions();
    for (const query of ['?a', '?b', '?c']) exclusions.add(PAGE, `/de/a${query}`);
    expect([exclusions.at('/de/a'), exclusions.at('/de/b')]).toEqual([[PAGE], []]);
    exclusions.add(PAGE, '/de/b');
    exclusions.add(PAGE, '/de/c');
    expect(exclusions.at('/de/anywhere')).toEqual([PAGE]);
    expect(exclusions.add(PAGE, '/de/d')).toBe(false);
  });

  test('an exclusion is tried again after half a minute', () => {
    let now = 0;
    const exclusions = new Exclusions(() => now);
    exclusions.add(PAGE, '/de/a');
    now = 29_999;
    expect(exclusions.at('/de/a')).toEqual([PAGE]);
    now = 30_000;
    expect(exclusions.at('/de/a')).toEqual([]);
  });
});
