import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { FEDERATION_MESSAGES } from './base';
import { UNUSED_FEDERATION } from './build-shell';

const MODULES = join(ROOT, 'node_modules');
const read = (file: string) => readFileSync(join(MODULES, file), 'utf8');
const filesOf = (library: string) =>
  readdirSync(join(MODULES, library), { recursive: true, encoding: 'utf8' }).map((path) => `${library}/${path}`);
/** Names in the `export { … }` of a file, as others import them. */
const exportsOf = (source: string) =>
  [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
const exportedHere = (file: string) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^export (?:const|class|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

describe('parts of libraries that are replaced or patched here, and that no other test runs (docs/upgrading.md)', () => {
  it('CKEditor places its badge by the methods that StillBadge replaces', () => {
    const ui = read('@ckeditor/ckeditor5-ui/dist/index.js');
    for (const name of ['_showBalloon() {', '_hideBalloon() {', 'this._lastFocusedEditableElement'])
      expect([name, ui.includes(name)]).toEqual([name, true]);
    expect(/this\.poweredBy = new PoweredBy\(/.test(ui)).toBe(true);
  });

  it('CKEditor scrolls to the caret by the method that LateScroll replaces', () =>
    expect(/^\s+scrollToTheSelection\(/m.test(read('@ckeditor/ckeditor5-engine/dist/index.js'))).toBe(true));

  it('the federation runtime has the four files that the shell leaves out, with the names that stand for them', () => {
    const left = filesOf('@module-federation/runtime-core/dist').filter((path) => UNUSED_FEDERATION.test(path));
    expect(left).toHaveLength(4);
    const names = left.flatMap((path) => exportsOf(read(path)));
    expect(names.length).toBeGreaterThan(4);
    expect(exportedHere('without-preloading.js')).toEqual(expect.arrayContaining(names));
  });

  it('the federation runtime keeps the texts of its errors in one file, with the names that stand for them', () => {
    const [texts, ...others] = filesOf('@module-federation/error-codes/dist').filter((path) =>
      FEDERATION_MESSAGES.test(path),
    );
    expect(others).toEqual([]);
    const names = exportsOf(read(texts ?? ''));
    expect(names.length).toBeGreaterThan(0);
    expect(exportedHere('without-messages.js')).toEqual(expect.arrayContaining(names));
  });

  it('react-router makes components and contexts and names them in the forms that without-unused-components knows', () => {
    const pure = jest.requireActual<(source: string) => string>('./without-unused-components.cjs');
    const files = filesOf('react-router/dist').filter((path) => /\/production\/.+\.mjs$/.test(path));
    const marked = files.map((path) => pure(read(path)).split('/* @__PURE__ */ React').length - 1);
    expect(marked.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
    const nameless = (source: string) => !/^\w+\.displayName = /m.test(source);
    expect(files.every((path) => nameless(read(path)))).toBe(false);
    expect(files.every((path) => nameless(pure(read(path))))).toBe(true);
  });

  it('Jest makes the context of a test by the function that node-environment replaces', () =>
    expect(read('jest-environment-node/build/index.js').includes('_nodeVm().createContext)(')).toBe(true));

  it('Jest transforms and compiles a module by the methods that sharing-runtime replaces', () => {
    const runtime = read('jest-runtime/build/index.js');
    for (const part of [
      'this.transformCache.transform(filename, options)',
      'this.compile(transformedCode, filename)',
      'this.transforms.set(filename, transformedFile)',
      'this.sourceMaps.set(filename, transformedFile.sourceMapPath)',
    ])
      expect([part, runtime.includes(part)]).toEqual([part, true]);
  });
});
