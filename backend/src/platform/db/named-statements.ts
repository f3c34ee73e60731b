import type pg from 'pg';

/** A statement that comes as often as this comes again. */
const OFTEN = 3;
/** Each connection caches its named statements in memory of the server: some 20 kB each. */
const MAX_NAMED = 200;
/** Texts that are counted at a time; lists of many lengths make ever new ones. */
const MAX_COUNTED = 2000;

/**
 * Gives names to statements that come often: PostgreSQL then reads and plans them once a connection, which is half of
 * its work for an order. One of these for all connections.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  #counts = new Map<string, number>();

  /** The name of a statement, if it has got one. */
  of(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MAX_NAMED) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count >= OFTEN) {
      this.#names.set(text, `often_${this.#names.size}`);
      this.#counts.delete(text);
    } else {
      if (this.#counts.size >= MAX_COUNTED) this.#counts = new Map();
      this.#counts.set(text, count);
    }
    return this.#names.get(text);
  }

  /** The same connection, whose statements get names where they have none. */
  on(client: pg.PoolClient): pg.PoolClient {
    const own = client.query.bind(client) as (config: unknown, ...rest: unknown[]) => unknown;
    const query = (config: unknown, ...rest: unknown[]) => own(this.#named(config), ...rest);
    return Object.create(client, { query: { value: query } }) as pg.PoolClient;
  }

  #named(config: unknown): unknown {
    if (typeof config !== 'object' || config === null || !('text' in config) || typeof config.text !== 'string')
      return config;
    const name = this.of(config.text);
    return name === undefined ? config : { ...config, name };
  }
}
