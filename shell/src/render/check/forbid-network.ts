/** Names of Node's globals that open connections besides `fetch`. */
const CONNECTIONS = ['WebSocket', 'EventSource'] as const;

/**
 * Refuses and reports requests of remotes to any host but the site's backend: the server would get them through, but
 * loaders run in browsers as well, whose policy allows the site's own host alone.
 */
export function forbidNetwork(backendUrl: string, report: (message: string) => void): void {
  const refuse = (address: string): Error => {
    const message = `requests ${originOf(address)}, which browsers refuse (connect-src 'self'): use host.api`;
    report(message);
    return new TypeError(message);
  };
  const request = globalThis.fetch;
  const checked: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    return isAllowed(address, backendUrl) ? request(input, init) : Promise.reject(refuse(address));
  };
  // Another function in its place would fail every call of the backend, of the shell and of all remotes.
  Object.defineProperty(globalThis, 'fetch', {
    get: () => checked,
    set: () => report('overwrites globalThis.fetch, which the shell and all remotes share'),
  });
  for (const name of CONNECTIONS)
    Object.defineProperty(globalThis, name, {
      value: class {
        constructor(address: string | URL) {
          throw refuse(String(address));
        }
      },
    });
}

/** Of addresses without a host, such as `data:`, nothing leaves the process. */
const isAllowed = (address: string, backendUrl: string): boolean =>
  !URL.canParse(address) || /^(?:data|blob):/.test(address) || originOf(address) === originOf(backendUrl);

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
