import runtime from 'react-refresh/runtime';

/** Functions that a developer's build calls in each module (tooling/src/build/refresh/loader.js). */
interface ModuleScope {
  /** Names a component inside its module. */
  readonly register: (type: unknown, id: string) => void;
  /** Returns the function that records the hooks of one component: while they stay the same, so does its state. */
  readonly signature: () => (type?: Component, ...hooks: Hooks) => unknown;
}
interface Component {
  readonly name: string;
}
type Hooks = [key: string, reset: boolean | undefined, custom: (() => (() => unknown)[]) | undefined];
declare global {
  var _VESTIBULE_REFRESH: ((module: string) => ModuleScope) | undefined;
}

// React looks for it when it is evaluated.
runtime.injectIntoGlobalHook(globalThis as unknown as Window);

const MEMO = Symbol.for('react.memo');
const isMemo = (type: unknown): type is { readonly type: Component } =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === MEMO;

globalThis._VESTIBULE_REFRESH = (module) => {
  const signed = new Map<string, Hooks>();
  return {
    signature: () => {
      const sign = runtime.createSignatureFunctionForTransform();
      return (type, ...hooks) => {
        // Without a component: it renders.
        if (type === undefined) return sign();
        signed.set(type.name, hooks);
        return sign(type, ...hooks);
      };
    },
    register: (type, id) => {
      runtime.register(type, module + id);
      // An observer runs the hooks of the component that it wraps, and has its name.
      const hooks = isMemo(type) ? signed.get(type.type.name) : undefined;
      if (hooks) runtime.setSignature(type, ...hooks);
    },
  };
};

/** Renders the components that have been registered since the last time in the place of their older versions. */
export const refresh = (): void => void runtime.performReactRefresh();
