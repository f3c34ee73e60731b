require('@testing-library/jest-dom');
require('./quiet-console.cjs');
const { configure } = require('@testing-library/dom');

// Code that comes lazily is compiled when it comes, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
if (globalThis.HTMLDialogElement) require('./dialog.cjs');
// jsdom lays nothing out: all of it counts as visible, and is where it should be.
if (globalThis.Element) {
  globalThis.Element.prototype.checkVisibility ??= () => true;
  globalThis.Element.prototype.scrollIntoView ??= () => undefined;
}
// A tab of its own for each test: forms store entered values there. Without jsdom there is none.
if (globalThis.document)
  afterEach(() => {
    try {
      globalThis.sessionStorage?.clear();
    } catch {
      // A test that denies storage has stored nothing.
    }
  });
// jsdom has no media queries: motion is reduced, so that scrolling takes no time.
if (globalThis.document) globalThis.matchMedia ??= () => ({ matches: true });
