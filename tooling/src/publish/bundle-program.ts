import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from '../build/base';
import { runWebpack } from '../build/run-webpack';

/**
 * Bundles a program of the checks, with the libraries that the shell would provide, into one CommonJS file; returns its
 * code.
 */
export async function bundleProgram(dir: string, entry: string, changes: Configuration = {}): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'vestibule-check-'));
  try {
    // Development builds of React and MobX say what their production builds let pass.
    const base = baseConfig({ dir, name: 'check', target: 'node', outDir, development: true });
    await runWebpack({
      ...base,
      ...changes,
      devtool: false,
      entry: { program: entry },
      output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
      plugins: [
        ...(base.plugins ?? []),
        new webpack.ContextReplacementPlugin(/moment[/\\]locale$/, /(cs|de)$/),
        ...(changes.plugins ?? []),
      ],
    });
    return await readFile(join(outDir, 'program.cjs'), 'utf8');
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
