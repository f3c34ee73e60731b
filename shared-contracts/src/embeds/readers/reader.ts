/**
 * A medium of a consent service: `id` fills the address of the service's iframe, so it is made of checked parts only.
 */
export interface Embed {
  readonly service: string;
  readonly id: string;
  /**
   * Query of the iframe's address, with its fragment, in place of the service's own (`MediaFrame.params`): where the
   * medium begins, or the secret of one that is not listed.
   */
  readonly params?: string;
}

/** Reads an address of one host; undefined when it shows nothing. */
export type Read = (url: URL) => Embed | undefined;
export interface Hosts {
  /** By exact host: the rest of an address proves nothing. A key `*.x.y` stands for one label before `x.y`. */
  readonly [host: string]: Read;
}

/** Reads the medium of `service` from the first part of the path that `pattern` finds. */
export const byPath =
  (service: string, pattern: RegExp, toId: (part: string, rest: readonly string[]) => string = (part) => part): Read =>
  ({ pathname }) => {
    const [, part, ...rest] = pattern.exec(pathname) ?? [];
    return part === undefined ? undefined : { service, id: toId(part, rest) };
  };

export const hostsReader =
  (hosts: Hosts): Read =>
  (url) => {
    const { hostname } = url;
    const host = Object.hasOwn(hosts, hostname) ? hostname : hostname.replace(/^[a-z\d-]+\./, '*.');
    return Object.hasOwn(hosts, host) ? hosts[host]?.(url) : undefined;
  };
