/** Code of the product; tests may import everything. */
const product = (path) => ({ path, pathNot: ['[.]test[.]tsx?$', '/testing/'] });

/** A layer of the backend imports only the layers below it. */
const layer = (name, above) => ({
  name: `backend-${name}`,
  severity: 'error',
  comment: `backend/src/${name} imports only the layers below it: pass its dependency as a parameter, or move the code up.`,
  from: product(`^backend/src/${name}/`),
  to: { path: `^backend/src/(${above.join('|')})/` },
});

/** A part of the editors' remote; code that both parts need lies in folders beside them, which import neither. */
const editorPart = (name, from, to) => ({
  name,
  severity: 'error',
  comment: 'Put code that both need into a folder of mfe-editor/src beside editing and hub, or pass it as a parameter.',
  from: product(`^mfe-editor/src/${from}/`),
  to: { path: `^mfe-editor/src/${to}/` },
});

/**
 * No two files import each other, be it only for types: each can be read, tested and moved without the other. ESLint's
 * rules for this pass over types, and take longer. Circles of folders have rules of their own
 * (.dependency-cruiser-folders.mjs).
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'Put code that both need into a file of its own, or pass it as a parameter.',
      from: {},
      to: { circular: true },
    },
    layer('platform', ['engines', 'features', 'app']),
    layer('engines', ['features', 'app']),
    layer('features', ['app']),
    {
      name: 'backend-feature-index',
      severity: 'error',
      comment: 'A feature imports another one only through its index.ts.',
      from: product('^backend/src/features/([^/]+)/'),
      to: { path: '^backend/src/features/[^/]+/', pathNot: '^backend/src/features/($1/|[^/]+/index[.]ts$)' },
    },
    {
      name: 'backend-no-tests',
      severity: 'error',
      comment: 'The product does not import code for tests.',
      from: product('^backend/src/'),
      to: { path: ['/testing/', '[.]test[.]ts$'] },
    },
    editorPart('editor-editing', 'editing', 'hub'),
    editorPart('editor-hub', 'hub', 'editing'),
    editorPart('editor-shared', '(?!editing/|hub/)[^/]+', '(editing|hub)'),
  ],
  options: {
    exclude: { path: '(^|/)(node_modules|dist|test-results|playwright-report)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'default'] },
  },
};
