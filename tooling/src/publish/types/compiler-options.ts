import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);

/** How strictly the house compiles: the values of tsconfig.base.json, which a remote outside the workspace does not have. */
export const HOUSE_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  noImplicitOverride: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noFallthroughCasesInSwitch: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
} as const;

/** Options for a check without output. Node's types are those that the tooling brings. */
export const checkOptions = () => ({
  ...HOUSE_OPTIONS,
  noEmit: true,
  // Imports for their effect alone, of styles for one, are the build's to find.
  noUncheckedSideEffectImports: false,
  typeRoots: [dirname(dirname(require.resolve('@types/node/package.json')))],
  types: ['node'],
});
