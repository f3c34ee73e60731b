import { RemoteHealth } from './remote-health';

const MINUTE = 60_000;
let time = Date.UTC(2026, 10, 21);
const health = () => new RemoteHealth(() => time);

describe('remote health', () => {
  test('loads and failures are counted for each version', () => {
    const remotes = health();
    remotes.record('programme', '1.0.0', true);
    remotes.record('programme', '1.0.0', true);
    remotes.record('programme', '1.0.0', false);
    remotes.record('programme', '1.1.0', false);
    expect(remotes.rate('programme', '1.0.0')).toEqual({ loads: 2, failures: 1 });
    expect(remotes.rate('programme', '1.1.0')).toEqual({ loads: 0, failures: 1 });
    expect(remotes.rate('commerce', '1.0.0')).toEqual({ loads: 0, failures: 0 });
    expect(remotes.rates()).toEqual([
      { remote: 'programme', version: '1.0.0', loads: 2, failures: 1 },
      { remote: 'programme', version: '1.1.0', loads: 0, failures: 1 },
    ]);
  });

  test('results older than five minutes are dropped, bit by bit', () => {
    const remotes = health();
    remotes.record('programme', '1.0.0', false);
    time += 3 * MINUTE;
    remotes.record('programme', '1.0.0', true);
    time += 1.5 * MINUTE;
    expect(remotes.rate('programme', '1.0.0')).toEqual({ loads: 1, failures: 1 });
    time += MINUTE;
    expect(remotes.rate('programme', '1.0.0')).toEqual({ loads: 1, failures: 0 });
    time += 3 * MINUTE;
    expect(remotes.rate('programme', '1.0.0')).toEqual({ loads: 0, failures: 0 });
    expect(remotes.rates()).toEqual([]);
  });

  test('a version that comes back after a pause starts from nothing', () => {
    const remotes = health();
    remotes.record('programme', '1.0.0', false);
    time += 60 * MINUTE;
    remotes.record('programme', '1.0.0', true);
    expect(remotes.rate('programme', '1.0.0')).toEqual({ loads: 1, failures: 0 });
  });
});
