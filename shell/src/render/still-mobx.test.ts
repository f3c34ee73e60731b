import * as mobx from 'mobx';
import * as still from './still-mobx';

class Counter {
  count = 1;

  constructor(make: (store: object) => unknown) {
    make(this);
  }

  get double() {
    return 2 * this.count;
  }

  add() {
    this.count += 1;
  }
}

describe('still mobx', () => {
  test('a store is a plain object that does the same', () => {
    const [plain, observed] = [new Counter(still.makeAutoObservable), new Counter(mobx.makeAutoObservable)];
    for (const counter of [plain, observed]) counter.add();
    expect([plain.double, observed.double]).toEqual([4, 4]);
    expect([mobx.isObservable(plain), mobx.isObservable(observed)]).toEqual([false, true]);
  });

  test('methods are the same as MobX makes them', async () => {
    const bound = new Counter((store) => still.makeAutoObservable(store, {}, { autoBind: true }));
    const byHand = new Counter((store) => still.makeAutoObservable(store, { add: mobx.actionBound }));
    for (const counter of [bound, byHand]) {
      const { add } = counter;
      add();
      expect(counter.count).toBe(2);
    }
    class Loaded {
      constructor() {
        still.makeAutoObservable(this);
      }

      *load() {
        return (yield Promise.resolve(7)) as number;
      }
    }
    expect(await mobx.flowResult(new Loaded().load())).toBe(7);
    expect(mobx.isObservable(still.makeAutoObservable({ *load() {} }))).toBe(true);
  });

  test('a store that MobX refuses is refused', () => {
    class Further extends Counter {}
    expect(() => new Further(still.makeAutoObservable)).toThrow('superclass');
  });

  test('everything else is MobX', () => {
    const { makeAutoObservable, ...others } = mobx;
    expect(still).toMatchObject(others);
    expect(Object.keys(still).sort()).toEqual(Object.keys(mobx).sort());
  });
});
