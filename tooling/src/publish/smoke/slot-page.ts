import type { Language, RemoteManifest, SlotName } from '@vestibule/contracts';
import { EXAMPLE_SLOT_PARAMS } from './example-params';
import { integrityOf } from '@vestibule/registry/checks/check-files';

const PATH = 'vestibule-smoke-slot';
const FILE = 'server/server.cjs';

/**
 * A remote of the check's own, with a page for each slot: another remote's page is where a slot is filled on a site.
 */
const CODE = `
const { jsx } = require('react/jsx-runtime');
const { Slot } = require('@vestibule/contracts');
const PARAMS = ${JSON.stringify(EXAMPLE_SLOT_PARAMS)};
exports.exposes = {
  './pages/slot': {
    default: {
      loader: async ({ params: { slot } }) => ({ slot, id: 'smoke', params: PARAMS[slot] }),
      meta: ({ slot }, { url }) => ({ title: slot, urls: { de: url.pathname, en: url.pathname, cs: url.pathname }, breadcrumbs: [] }),
      slots: (request) => [request],
      Component: ({ data }) => jsx(Slot, { name: data.slot, id: data.id, params: data.params }),
    },
  },
};
`;

/** Server file and manifest of that remote. */
export function slotPages(): { readonly manifest: RemoteManifest; readonly file: string; readonly code: string } {
  const nothing = { path: FILE, integrity: integrityOf(Buffer.from(CODE)) };
  const path = `${PATH}/:slot`;
  const manifest: RemoteManifest = {
    name: 'vestibulesmoke',
    version: '1.0.0',
    contracts: '*',
    routes: [
      {
        id: 'vestibulesmoke/slot',
        path: { de: path, en: path, cs: path },
        page: './pages/slot',
        layout: 'default',
        bodyClass: 'none',
        hydrate: 'idle',
      },
    ],
    slots: [],
    exposes: { './pages/slot': { js: [], css: [] } },
    entry: nothing,
    server: nothing,
    translations: {},
    files: [],
  };
  return { manifest, file: FILE, code: CODE };
}

export const slotPath = (slot: SlotName, lang: Language): string => `/${lang}/${PATH}/${slot}`;
