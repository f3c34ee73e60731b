/** Properties that bundlers, promises and JSON read of any object, besides those that every object has. */
const ASKED_OF_ALL = new Set(['default', 'then', 'toJSON']);

/**
 * A library with the names that the shell provides. The shell has no others: a remote that uses another one would fail
 * there, later.
 */
export function strictLibrary(library: string, whole: object, names: readonly string[]): object {
  const provided: object = Object.defineProperty(
    Object.fromEntries(names.map((name) => [name, Reflect.get(whole, name)])),
    '__esModule',
    { value: true },
  );
  return new Proxy(provided, {
    get: (target, name) => {
      if (typeof name === 'string' && !(name in target) && !ASKED_OF_ALL.has(name))
        throw new Error(`The shell does not provide ${name} of ${library}`);
      return Reflect.get(target, name) as unknown;
    },
  });
}
