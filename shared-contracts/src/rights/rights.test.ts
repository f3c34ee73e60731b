import { RECORD_KINDS, recordOf } from '../records/kinds';
import { rightOfField } from '../records/rights';
import { RIGHT_NAMES, rolesWith, type Right } from './rights';

/** Rights to change public responses whose names do not begin with publish. */
const ALSO_SEEN = ['house', 'settings', 'entries', 'releases'] as const satisfies readonly Right[];
const publishes = (right: Right) => right === 'publish' || right.startsWith('publish:');

describe('rights to change public responses', () => {
  it('are rights to publish, for each field of each kind, or only those have them who may publish', () => {
    const others = RECORD_KINDS.flatMap((kind) =>
      Object.keys(recordOf(kind).fields).flatMap((name) => {
        const right = rightOfField(kind, name, true);
        return right === undefined || publishes(right) || ALSO_SEEN.some((one) => one === right) ? [] : [name];
      }),
    );
    expect(others).toEqual([]);
    const publishers = rolesWith('publish');
    for (const right of ALSO_SEEN) expect(rolesWith(right).filter((role) => !publishers.includes(role))).toEqual([]);
  });

  it('name their part of the site', () => {
    expect(RIGHT_NAMES.filter(publishes)).toEqual(['publish', 'publish:programme', 'publish:prices']);
  });
});
