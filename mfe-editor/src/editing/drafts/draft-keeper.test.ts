import { draftOf } from '../../testing/records';
import { DraftKeeper, DRAFT_PAUSE_MS, RETRY_MS } from './draft-keeper';
import type { Draft } from '../session/resume';
import { localDrafts } from './local-drafts';

const local = localDrafts({ user: 1, lang: 'de' });
const here = () => local.all(1).map(({ values }) => values['content']);

function start(send: (draft: Draft) => Promise<unknown> = () => Promise.resolve()) {
  const ports = { local, send: jest.fn(send), drop: jest.fn(() => Promise.resolve()) };
  return { ...ports, keeper: new DraftKeeper(ports) };
}

describe('draft keeper', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  test('the browser has each key at once; the server the last one, after a pause', async () => {
    const { keeper, send } = start();
    keeper.change(draftOf('H'));
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS - 1);
    keeper.change(draftOf('Ha'));
    expect([here(), keeper.state]).toEqual([['Ha'], 'here']);
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS - 1);
    expect(send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([[draftOf('Ha')]]);
    expect([here(), keeper.state]).toEqual([[], 'kept']);
  });

  test('while the server does not have it the browser keeps it, and it is tried again', async () => {
    let isDown = true;
    const { keeper, send } = start(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve()));
    keeper.change(draftOf('Ha'));
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS + RETRY_MS);
    expect([send.mock.calls.length, here(), keeper.state]).toEqual([2, ['Ha'], 'here']);
    isDown = false;
    await keeper.flush();
    expect([here(), keeper.state]).toEqual([[], 'kept']);
  });

  test('text that is typed during a request is sent as well', async () => {
    let answer: () => void = () => undefined;
    const { keeper, send } = start(() => new Promise<void>((resolve) => (answer = resolve)));
    keeper.change(draftOf('H'));
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
    keeper.change(draftOf('Ha'));
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect([here(), keeper.state]).toEqual([['Ha'], 'here']);
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
    expect(send).toHaveBeenLastCalledWith(draftOf('Ha'));
  });

  test('a saved draft is deleted in both places, and one that was never sent is not dropped', async () => {
    const { keeper, drop } = start();
    keeper.change(draftOf('H'));
    keeper.forget('m1');
    expect([here(), drop.mock.calls.length]).toEqual([[], 0]);
    keeper.change(draftOf('Ha'));
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
    keeper.forget('m1');
    expect(drop).toHaveBeenCalledWith('m1');
  });

  test('a browser without room says so, and the server gets it all the same', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const ports = { local, send: jest.fn(() => Promise.resolve()), drop: () => Promise.resolve() };
    const keeper = new DraftKeeper(ports);
    keeper.change(draftOf('Ha'));
    expect(keeper.state).toBe('nowhere');
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
    expect([keeper.state, ports.send.mock.calls.length]).toEqual(['kept', 1]);
    full.mockRestore();
  });

  test('drafts of others in the same browser are not mine', () => {
    localDrafts({ user: 2, lang: 'de' }).write(draftOf('Ihrs'));
    localDrafts({ user: 1, lang: 'en' }).write(draftOf('Mine'));
    local.write(draftOf('Meins'));
    expect(here()).toEqual(['Meins']);
  });
});
