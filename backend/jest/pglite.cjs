/**
 * The embedded database outside of a test file's own context, in which it takes three times as long to make its files.
 * What is JSON is read inside, so that it is of the same Object and Array as what the file compares.
 */
const { pglite, create } = globalThis.embedded;
const JSON_TYPES = [114, 3802];

const read = (client) => {
  for (const type of JSON_TYPES) client.parsers[type] = (text) => JSON.parse(text);
  return client;
};

module.exports = {
  ...pglite,
  PGlite: {
    defaultStartParams: pglite.PGlite.defaultStartParams,
    create: async (options) => read(await create(options)),
  },
};
