/** How long an expose that took a worker down is left out, in ms. */
const EXCLUDED_MS = 30_000;
/**
 * Number of addresses of one path, and of paths, after which an endless loop is blamed on the expose, not on the
 * address.
 */
const ADDRESSES = 3;

interface Entry {
  readonly expose: string;
  readonly path: string;
  /** Path with query. */
  readonly address: string;
  readonly until: number;
}

/**
 * Which exposes are left out where: first at the address that took a worker down, then on its path, and everywhere when
 * several paths did.
 */
export class Exclusions {
  readonly #now: () => number;
  #entries: readonly Entry[] = [];

  /** `now` in ms. */
  constructor(now: () => number = () => Date.now()) {
    this.#now = now;
  }

  /** Returns false when the expose was left out there already. */
  add(expose: string, address: string): boolean {
    const isNew = !this.at(address).includes(expose);
    this.#entries = [...this.#current(), { expose, path: pathOf(address), address, until: this.#now() + EXCLUDED_MS }];
    return isNew;
  }

  /** Keys of the exposes that must not run at an address. */
  at(address: string): string[] {
    if (this.#entries.length === 0) return [];
    const entries = this.#current();
    return [...new Set(entries.map(({ expose }) => expose))].filter((expose) =>
      isOut(
        entries.filter((entry) => entry.expose === expose),
        address,
      ),
    );
  }

  #current(): readonly Entry[] {
    const now = this.#now();
    this.#entries = this.#entries.filter(({ until }) => until > now);
    return this.#entries;
  }
}

const pathOf = (address: string): string => address.split('?', 1)[0] ?? '';
const count = (values: readonly string[]): number => new Set(values).size;

function isOut(entries: readonly Entry[], address: string): boolean {
  if (count(entries.map(({ path }) => path)) >= ADDRESSES) return true;
  const here = entries.filter(({ path }) => path === pathOf(address)).map((entry) => entry.address);
  return here.includes(address) || count(here) >= ADDRESSES;
}
