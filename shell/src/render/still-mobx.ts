/**
 * MobX as the render worker has it. Nobody observes a store while a page is rendered, and each page makes its own:
 * there a store is a plain object. Making the observables took a twentieth of a page's time.
 */
export * from 'mobx';

export const makeAutoObservable = <S extends object>(store: S): S => store;
export const makeObservable = <S extends object>(store: S): S => store;
