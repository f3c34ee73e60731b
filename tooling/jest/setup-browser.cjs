require('@testing-library/jest-dom');
require('./quiet-console.cjs');
if (globalThis.HTMLDialogElement) require('./dialog.cjs');
