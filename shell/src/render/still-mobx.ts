import * as mobx from 'mobx';

/**
 * MobX of the render worker. Stores are not observed while a page is rendered, and each page makes its own: there a
 * store is a plain object. Making the observables took a twentieth of a page's time.
 */
export * from 'mobx';

/**
 * MobX makes a store whose methods need wrapping, bound ones or flows; so it does for stores that this function
 * refuses.
 */
export const makeAutoObservable: typeof mobx.makeAutoObservable = (store, overrides, options) =>
  options === undefined && Object.values(overrides ?? {}).every(isOfNoMethod) && isPlain(prototypeOf(store))
    ? store
    : mobx.makeAutoObservable(store, overrides, options);

const isOfNoMethod = (annotation: unknown) => annotation === false || annotation === mobx.observableRef;
const prototypeOf = (value: object) => Object.getPrototypeOf(value) as object;
const isFlow = (value: unknown) => Object.prototype.toString.call(value) === '[object GeneratorFunction]';

/** By prototype: each page makes its stores of the same classes. */
const known = new WeakMap<object, boolean>();
/** Whether it is of a class without a superclass and without flows. */
function isPlain(prototype: object): boolean {
  const before = known.get(prototype);
  if (before !== undefined) return before;
  const methods = Object.values(Object.getOwnPropertyDescriptors(prototype));
  const found = prototypeOf(prototype) === Object.prototype && !methods.some(({ value }) => isFlow(value));
  known.set(prototype, found);
  return found;
}
