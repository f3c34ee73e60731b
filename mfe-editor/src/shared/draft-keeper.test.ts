import { DraftKeeper, DRAFT_PAUSE_MS, RETRY_MS } from './draft-keeper';

interface Draft {
  readonly text: string;
  readonly updated_at: string;
}
const draftOf = (text: string): Draft => ({ text, updated_at: '2026-11-21T11:00:00.000Z' });

let stored: readonly string[];
const here = () => stored;

function start(send: (draft: Draft) => Promise<unknown> = () => Promise.resolve(), hasRoom = true) {
  const ports = {
    write: ({ text }: Draft) => {
      if (hasRoom) stored = [text];
      return hasRoom;
    },
    remove: () => void (stored = []),
    send: jest.fn(send),
    drop: jest.fn(() => Promise.resolve()),
  };
  return { ...ports, keeper: new DraftKeeper<Draft>(ports) };
}

describe('draft keeper', () => {
  beforeEach(() => {
    stored = [];
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
    keeper.forget();
    expect([here(), drop.mock.calls.length]).toEqual([[], 0]);
    keeper.change(draftOf('Ha'));
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
    keeper.forget();
    expect(drop).toHaveBeenCalledTimes(1);
  });

  test('a browser without room says so, and the server gets it all the same', async () => {
    const { keeper, send } = start(() => Promise.resolve(), false);
    keeper.change(draftOf('Ha'));
    expect(keeper.state).toBe('nowhere');
    await jest.advanceTimersByTimeAsync(DRAFT_PAUSE_MS);
    expect([keeper.state, send.mock.calls.length]).toEqual(['kept', 1]);
  });

  test('a browser that needs time has it once it says so, unless it has been saved meanwhile', async () => {
    const answers: ((isHere: boolean) => void)[] = [];
    const ports = {
      write: () => new Promise<boolean>((resolve) => answers.push(resolve)),
      remove: () => {},
      send: () => Promise.resolve(),
      drop: () => Promise.resolve(),
    };
    const keeper = new DraftKeeper<Draft>(ports);
    keeper.change(draftOf('H'));
    expect(keeper.state).toBe('nowhere');
    answers[0]?.(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(keeper.state).toBe('here');
    keeper.change(draftOf('Ha'));
    keeper.forget();
    answers[1]?.(true);
    await jest.advanceTimersByTimeAsync(0);
    expect(keeper.state).toBe('nowhere');
  });
});
