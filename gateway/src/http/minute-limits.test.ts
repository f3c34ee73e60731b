import { clientNetwork } from '@vestibule/contracts/client-network';
import { perClientMinute, perMinute } from './minute-limits';

describe('minute limits', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('%s is counted as %s', (address, client) => expect(clientNetwork(address)).toBe(client));

  test('one client’s limit is not another’s, and is lifted with the next minute', () => {
    let now = 0;
    const allowed = perClientMinute(2, () => now);
    expect(['a', 'a', 'a', 'b'].map(allowed)).toEqual([true, true, false, true]);
    now = 60_000;
    expect(allowed('a')).toBe(true);
  });

  test('allows the limit of a minute, and the same in the next', () => {
    let time = 0;
    const allowed = perMinute(2, () => time);
    expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
    time = 59_999;
    expect(allowed()).toBe(false);
    time = 60_000;
    expect([allowed(), allowed(), allowed()]).toEqual([true, true, false]);
  });
});
