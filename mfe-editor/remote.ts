import { defineRemote } from '@vestibule/contracts';

/** Editing in the page: the bar above it, and the handles of its modules. Nobody but editors is handed any of it. */
export default defineRemote({
  name: 'editor',
  contracts: '^1.0.0',
  routes: [],
  slots: [
    { slot: 'editor-toolbar', expose: './slots/toolbar', hydrate: 'idle', audience: 'editors' },
    { slot: 'editor-module', expose: './slots/module-handle', hydrate: 'idle', audience: 'editors' },
  ],
  exposes: {
    './slots/toolbar': './src/toolbar/toolbar.slot.tsx',
    './slots/module-handle': './src/handle/module-handle.slot.tsx',
  },
});
