/** An unexpected console.error or console.warn fails the test. A test that expects one mocks it. */
for (const method of ['error', 'warn']) {
  const spy = { original: console[method] };
  beforeEach(() => {
    console[method] = (...args) => {
      spy.original(...args);
      throw new Error(`Unexpected console.${method}: ${args.map(String).join(' ')}`);
    };
  });
  afterEach(() => {
    console[method] = spy.original;
  });
}
