import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig } from '../../build/base';
import { runWebpack } from '../../build/run-webpack';

const HERE = fileURLToPath(new URL('.', import.meta.url));
let code: Promise<string> | undefined;

/** The smoke renderer with the libraries that the shell would provide, as one CommonJS program; bundled once per process. */
export function rendererCode(): Promise<string> {
  return (code ??= bundle());
}

async function bundle(): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'vestibule-smoke-'));
  try {
    // Development builds of React and MobX say what their production builds let pass.
    const base = baseConfig({ dir: HERE, name: 'smoke', target: 'node', outDir, development: true });
    await runWebpack({
      ...base,
      devtool: false,
      entry: { renderer: './renderer.ts' },
      output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
      plugins: [...(base.plugins ?? []), new webpack.ContextReplacementPlugin(/moment[/\\]locale$/, /(cs|de)$/)],
    });
    return await readFile(join(outDir, 'renderer.cjs'), 'utf8');
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
