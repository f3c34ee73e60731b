import { RULE } from '@vestibule/contracts/recurrence-text';
import { choiceOf, ruleOf, weekOfMonth, type RuleChoice } from './rule-choice';

const choice = (more: Partial<RuleChoice>): RuleChoice => ({
  kind: 'weekly',
  interval: 1,
  weekdays: new Set([5]),
  until: '2026-12-31',
  count: 0,
  ...more,
});

describe('rule choice', () => {
  test.each([
    [choice({}), 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261231'],
    [choice({ weekdays: new Set([5, 7]), interval: 2 }), 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SU;UNTIL=20261231'],
    [choice({ kind: 'daily', until: '', count: 5 }), 'FREQ=DAILY;COUNT=5'],
    [choice({ kind: 'monthly_day' }), 'FREQ=MONTHLY;BYMONTHDAY=2;UNTIL=20261231'],
    [choice({ kind: 'monthly_weekday' }), 'FREQ=MONTHLY;BYDAY=1FR;UNTIL=20261231'],
    [choice({ until: '' }), ''],
  ])('%j is %s', (chosen, rule) => {
    expect(ruleOf('2026-10-02', chosen)).toBe(rule);
    if (rule !== '') {
      expect(rule).toMatch(RULE);
      expect(choiceOf('2026-10-02', rule)).toEqual(chosen);
    }
  });

  test('the last weekday of a month is the last, whether it is the fourth or the fifth', () => {
    expect(['2026-10-02', '2026-10-23', '2026-10-30', '2027-02-26'].map(weekOfMonth)).toEqual([1, 4, -1, -1]);
  });
});
