/**
 * The embedded database outside of a test file's own context, in which creating its files takes three times as long.
 * JSON is parsed inside of the context, so that its Object and Array are those that the test compares with.
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
