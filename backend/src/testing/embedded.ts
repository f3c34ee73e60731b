import type { PGlite, PGliteOptions } from '@electric-sql/pglite';

/** Embedded databases that the test files of a worker use one after the other: see `jest/environment.cjs`. */
declare global {
  var embedded: {
    /** One that an earlier file gave back, with the rows that it left. */
    readonly take: () => PGlite | undefined;
    readonly create: (options: PGliteOptions) => Promise<PGlite>;
    readonly giveBack: (client: PGlite) => void;
  };
}

const JSON_TYPES = [114, 3802];

/** A database for one file: to close it ends this use of it only. */
export function lend(client: PGlite): PGlite {
  // Parsed by this file's own JSON, so that the values have the Object and Array that the file compares with.
  for (const type of JSON_TYPES) client.parsers[type] = (text: string): unknown => JSON.parse(text);
  let lent = true;
  const close = () => {
    if (lent) globalThis.embedded.giveBack(client);
    lent = false;
    return Promise.resolve();
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'close') return close;
      if (!lent) throw new Error('This database is closed');
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
