import files from './.dependency-cruiser.mjs';

/** Folders of a package import each other in one direction. Tests are left out: they may import everything. */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      comment: 'Put code that both folders need into a folder below them, or pass it as a parameter.',
      from: { path: '^[^/]+/src/' },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: `${files.options.exclude.path}|/testing/|[.]test[.]tsx?$` },
  },
};
