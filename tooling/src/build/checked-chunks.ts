import { INTEGRITY_GLOBAL } from '@vestibule/contracts/libraries';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const NAME = 'CheckedChunks';
/** The shell knows the integrity of every file of the composition by its whole address. */
const checked = (tag: string, address: string) =>
  `if (globalThis.${INTEGRITY_GLOBAL}?.[${address}]) ${tag}.integrity = globalThis.${INTEGRITY_GLOBAL}[${address}];`;

/** Lazily loaded scripts and styles of a remote run only when they are what its remote.json says, as its entry does. */
export class CheckedChunks implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\n${checked('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, { tag, href }) => `${code}\n${checked(tag, href)}`,
      );
    });
  }
}
