import 'fake-indexeddb/auto';

// A browser has both; jsdom has neither.
const { deserialize, serialize } = process.getBuiltinModule('node:v8');
globalThis.structuredClone ??= <T>(value: T) => deserialize(serialize(value)) as T;
