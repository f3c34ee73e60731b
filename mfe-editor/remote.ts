import { defineRemote, inEachLanguage } from '@vestibule/contracts';

const everywhere = (path: string) => inEachLanguage(() => path);
/** Pages of the content hub: one address each, in the person's language (docs/behaviour/frame.md#addresses). */
const hubPage = {
  localised: false,
  layout: 'dashboard',
  middleware: ['logged-in'],
  bodyClass: 'none',
  hydrate: 'idle',
} as const;

/** Editing in the page, and the content hub. Only editors receive its code. */
export default defineRemote({
  name: 'editor',
  contracts: '^1.8.0',
  routes: [
    { id: 'editor/hub', path: everywhere('cms-hub'), page: './pages/hub', ...hubPage },
    { id: 'editor/releases', path: everywhere('cms-hub/releases'), page: './pages/releases', ...hubPage },
    { id: 'editor/users', path: everywhere('cms-hub/users'), page: './pages/users', ...hubPage },
    { id: 'editor/roles', path: everywhere('cms-hub/roles'), page: './pages/roles', ...hubPage },
    { id: 'editor/role', path: everywhere('cms-hub/roles/:key'), page: './pages/role', ...hubPage },
    { id: 'editor/reviews', path: everywhere('cms-hub/reviews'), page: './pages/reviews', ...hubPage },
    { id: 'editor/audit', path: everywhere('cms-hub/audit'), page: './pages/audit', ...hubPage },
    { id: 'editor/bin', path: everywhere('cms-hub/bin'), page: './pages/bin', ...hubPage },
    { id: 'editor/media', path: everywhere('cms-hub/media'), page: './pages/media', ...hubPage },
    { id: 'editor/settings', path: everywhere('cms-hub/settings'), page: './pages/settings', ...hubPage },
    { id: 'editor/navigation', path: everywhere('cms-hub/navigation'), page: './pages/navigation', ...hubPage },
    { id: 'editor/search', path: everywhere('cms-hub/search'), page: './pages/search', ...hubPage },
    { id: 'editor/account', path: everywhere('cms-hub/account'), page: './pages/account', ...hubPage },
    { id: 'editor/records', path: everywhere('cms-hub/records/:kind'), page: './pages/records', ...hubPage },
    { id: 'editor/record', path: everywhere('cms-hub/records/:kind/:id'), page: './pages/record', ...hubPage },
  ],
  slots: [
    { slot: 'editor-toolbar', expose: './slots/toolbar', hydrate: 'idle', audience: 'editors' },
    { slot: 'editor-module', expose: './slots/module-handle', hydrate: 'idle', audience: 'editors' },
    { slot: 'event-buyers', expose: './slots/event-buyers', hydrate: 'idle', audience: 'editors' },
    { slot: 'editor-place', expose: './slots/module-place', hydrate: 'idle', audience: 'editors' },
  ],
  browserOnly: ['ckeditor5', '@ckeditor/ckeditor5-react', 'axe-core'],
  exposes: {
    './pages/hub': './src/hub/overview/hub.page.tsx',
    './pages/releases': './src/hub/releases/releases.page.tsx',
    './pages/users': './src/hub/users/users.page.tsx',
    './pages/roles': './src/hub/roles/roles.page.tsx',
    './pages/role': './src/hub/roles/role.page.tsx',
    './pages/reviews': './src/hub/reviews/reviews.page.tsx',
    './pages/audit': './src/hub/audit/audit.page.tsx',
    './pages/bin': './src/hub/bin/bin.page.tsx',
    './pages/media': './src/hub/library/library.page.tsx',
    './pages/settings': './src/hub/house/settings.page.tsx',
    './pages/navigation': './src/hub/navigation/navigation.page.tsx',
    './pages/search': './src/hub/search/search.page.tsx',
    './pages/account': './src/hub/account/account.page.tsx',
    './pages/records': './src/hub/records/records.page.tsx',
    './pages/record': './src/hub/records/record.page.tsx',
    './slots/toolbar': './src/editing/toolbar/toolbar.slot.tsx',
    './slots/module-handle': './src/editing/handle/module-handle.slot.tsx',
    './slots/event-buyers': './src/hub/records/event-buyers.slot.tsx',
    './slots/module-place': './src/editing/structure/module-place.slot.tsx',
  },
});
