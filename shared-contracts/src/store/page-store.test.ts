import { RootStore } from './root-store';

describe('page store', () => {
  test('leaving goes through the guard as long as there is one', () => {
    const { page } = new RootStore();
    const left = jest.fn();
    page.leave(left);
    expect(left).toHaveBeenCalledTimes(1);
    const guard = jest.fn();
    const release = page.guardLeaving(guard);
    page.leave(left);
    expect(guard).toHaveBeenCalledWith(left);
    expect(left).toHaveBeenCalledTimes(1);
    release();
    page.leave(left);
    expect(left).toHaveBeenCalledTimes(2);
  });

  test('a guard that goes late does not take the next one with it', () => {
    const { page } = new RootStore();
    const release = page.guardLeaving(() => undefined);
    const next = jest.fn();
    page.guardLeaving(next);
    release();
    page.leave(() => undefined);
    expect(next).toHaveBeenCalled();
  });
});
