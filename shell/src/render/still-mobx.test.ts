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

test('a store is a plain object that does the same', () => {
  const [plain, observed] = [new Counter(still.makeAutoObservable), new Counter(mobx.makeAutoObservable)];
  for (const counter of [plain, observed]) counter.add();
  expect([plain.double, observed.double]).toEqual([4, 4]);
  expect([mobx.isObservable(plain), mobx.isObservable(observed)]).toEqual([false, true]);
});

test('everything else is MobX', () => {
  const { makeAutoObservable, makeObservable, ...others } = mobx;
  expect(still).toMatchObject(others);
  expect(Object.keys(still).sort()).toEqual(Object.keys(mobx).sort());
});
