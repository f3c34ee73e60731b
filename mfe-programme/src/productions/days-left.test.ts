import { fakeHost } from '@vestibule/testkit/fake-host';
import de from '../../translations/de.json';
import { daysLeft } from './days-left';

const { t } = fakeHost({ namespace: 'programme', texts: de }).context({});
const left = (from: string | null, to: string | null) => daysLeft(from, to, { today: '2026-10-20', t });

describe('days left', () => {
  test.each([
    ['2026-10-20', '2026-10-20', 'letzter Tag'],
    ['2026-05-01', '2026-10-21', 'noch 1 Tag'],
    // Over the end of summer time, when a day has 25 hours.
    [null, '2026-11-01', 'noch 12 Tage'],
    ['2026-05-01', '2027-01-28', 'noch 100 Tage'],
    ['2026-05-01', '2026-10-19', 'beendet'],
  ])('from %s to %s: %s', (from, to, text) => {
    expect(left(from, to)).toBe(text);
  });

  test.each([
    ['2026-05-01', '2027-01-29'],
    ['2026-10-21', '2026-11-01'],
    ['2026-05-01', null],
  ])('from %s to %s nothing is counted', (from, to) => {
    expect(left(from, to)).toBe('');
  });
});
