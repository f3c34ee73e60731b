import files from './.dependency-cruiser.mjs';

/**
 * Folders that still import each other. The list only shrinks; a test reports a folder that is in it without need
 * (tooling/src/test/layers.long.test.ts).
 */
const EXCEPTIONS = [
  'backend/src/features/shop/cart',
  'backend/src/features/shop/invoices',
  'backend/src/features/shop/orders',
  'backend/src/features/shop/payments',
  'backend/src/features/shop/providers',
  'backend/src/features/shop/rules',
  'backend/src/features/shop/seats',
  'backend/src/features/shop/vouchers',
  'backend/src/features/shop/waiting',
];

/** Folders of the backend import each other in one direction. Tests are left out: they may import everything. */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      comment: 'Put what both folders need into a folder below them, or hand it in.',
      from: { path: '^backend/src/', pathNot: EXCEPTIONS.map((folder) => `^${folder}$`) },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: `${files.options.exclude.path}|/testing/|[.]test[.]tsx?$` },
  },
};
