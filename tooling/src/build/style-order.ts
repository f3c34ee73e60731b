import { sep } from 'node:path';
import type { Compilation, Compiler, Dependency, Module, WebpackPluginInstance } from 'webpack';

const NAME = 'StyleOrder';
const CSS = 'css/mini-extract';
/** Elements, then the components of shared-ui: layers below those of any package. */
const BELOW = '@layer base, ui;';

interface Block {
  readonly dependencies: readonly Dependency[];
  readonly blocks: readonly Block[];
}

/**
 * Gives each CSS module of a package a cascade layer of its own, and lists the layers in one order, above those of
 * elements and shared components, at the head of every style sheet of the build. So a rule's weight does not depend on
 * which of the sheets arrives first, though a CSS module may be part of several of them.
 *
 * A component's styles outweigh those of the components that it uses; of two sheets that one component imports, the
 * later import wins.
 */
export class StyleOrder implements WebpackPluginInstance {
  readonly #root: string;

  /** @param root the layers' common name: the package's, so that packages do not meet */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let names: readonly string[] = [];
      compilation.hooks.finishModules.tap(NAME, () => {
        const modules = inOrder(compilation).filter((module) => isOwn(module, compiler.context));
        names = modules.map((_, index) => layerName(index));
        // mini-css-extract-plugin writes a module's rules into its `layer`.
        modules.forEach((module, index) => (module.layer = `${this.#root}.${names[index]}`));
      });
      const { ConcatSource } = compiler.webpack.sources;
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        if (names.length === 0) return;
        const order = `${BELOW}@layer ${this.#root}{@layer ${names.join(',')};}\n`;
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.css')))
          compilation.updateAsset(name, (sheet) => new ConcatSource(order, sheet));
      });
    });
  }
}

/** Letters only and short: `a` to `z`, then `ba`, `bb` … */
function layerName(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : layerName(Math.floor(index / 26)) + last;
}

/** Sheets of other packages, and sheets for the whole document, state their own order. */
const isOwn = (module: Module, context: string) => {
  const file = module.identifier().split('!').at(-1)?.split('|')[0] ?? '';
  return file.startsWith(context + sep) && file.endsWith('.module.css') && !file.includes(`${sep}node_modules${sep}`);
};

/** All CSS modules: imports of a module before its own sheets, depth first from the entries. */
function inOrder({ entries, moduleGraph }: Compilation): Module[] {
  const seen = new Set<Module>();
  const found: Module[] = [];
  const isSheet = (module: Module) => /\.css$/.test(('resource' in module && String(module.resource)) || '');
  const imported = ({ dependencies, blocks }: Block): Module[] =>
    [...dependencies.map((dependency) => moduleGraph.getModule(dependency)), ...blocks.flatMap(imported)].filter(
      (module) => module !== null,
    );
  const visit = (module: Module): void => {
    if (seen.has(module)) return;
    seen.add(module);
    if (module.type === CSS) found.push(module);
    const all = imported(module);
    for (const next of [...all.filter((each) => !isSheet(each)), ...all.filter(isSheet)]) visit(next);
  };
  for (const { dependencies, includeDependencies } of entries.values())
    imported({ dependencies: [...dependencies, ...includeDependencies], blocks: [] }).forEach(visit);
  return found;
}
