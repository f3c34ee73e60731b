import files from './.dependency-cruiser.mjs';

/** All but mfe-editor, whose folders still import each other. */
const PACKAGES = [
  'backend',
  'gateway',
  'mfe-commerce',
  'mfe-content',
  'mfe-programme',
  'registry',
  'shared-contracts',
  'shared-ui',
  'shell',
  'tooling',
];

/** Folders of a package import each other in one direction. Tests are left out: they may import everything. */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      comment: 'Put what both folders need into a folder below them, or hand it in.',
      from: { path: `^(${PACKAGES.join('|')})/src/` },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: `${files.options.exclude.path}|/testing/|[.]test[.]tsx?$` },
  },
};
