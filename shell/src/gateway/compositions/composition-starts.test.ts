import { compose } from '@vestibule/registry/channel/compose';
import { CompositionStarts } from './composition-starts';
import { startComposition, type Running, type StartOptions } from './running';
import { StartFailed } from './worker-errors';

jest.mock('./running');

const composition = compose({ contracts: '1.0.0', shell: 's', remotes: [{ name: 'programme', version: '1.0.0' }] });
const log = { error: jest.fn() };
let starts: CompositionStarts;

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(startComposition).mockReset();
  log.error.mockReset();
  starts = new CompositionStarts((workers) => ({ workers }) as StartOptions, log);
});
afterEach(() => jest.useRealTimers());

/** Which of these moments in ms, from the first on, asked for a start in earnest. */
async function triedAt(moments: readonly number[]): Promise<number[]> {
  const began = Date.now();
  const tried: number[] = [];
  for (const moment of moments) {
    jest.setSystemTime(began + moment);
    const before = jest.mocked(startComposition).mock.calls.length;
    await starts.start(composition, 2);
    if (jest.mocked(startComposition).mock.calls.length > before) tried.push(moment);
  }
  return tried;
}

test('files that are not what they should be are looked at again soon, and the log says so once', async () => {
  jest.mocked(startComposition).mockRejectedValue(new Error('integrity'));
  expect(await triedAt([0, 499, 500, 1000])).toEqual([0, 500, 1000]);
  expect(log.error.mock.calls).toEqual([
    [{ composition: composition.id, error: 'integrity' }, 'a composition cannot be started'],
  ]);
});

test('workers that could not start are left alone for ten seconds', async () => {
  jest.mocked(startComposition).mockRejectedValue(new StartFailed('throws', 0));
  expect(await triedAt([0, 500, 9999, 10_000])).toEqual([0, 10_000]);
});

test('one that starts after all is started at once the next time too', async () => {
  jest
    .mocked(startComposition)
    .mockRejectedValueOnce(new Error('not there yet'))
    .mockResolvedValue({} as Running);
  expect(await triedAt([0, 500, 501])).toEqual([0, 500, 501]);
});
