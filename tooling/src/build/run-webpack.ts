import webpack, { type Configuration, type Stats } from 'webpack';

/** A build that can run repeatedly: unchanged modules are not rebuilt. */
export interface WarmCompiler {
  /** Runs the build to its end; rejects with webpack's own words when it has errors. */
  run: () => Promise<Stats>;
  close: () => Promise<void>;
}

export function warmCompiler(config: Configuration): WarmCompiler {
  const compiler = webpack(config);
  return {
    run: () =>
      new Promise((resolve, reject) => {
        compiler.run((error, stats) => {
          if (error) reject(error);
          else if (!stats || stats.hasErrors())
            reject(new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'no result'));
          else resolve(stats);
        });
      }),
    close: () => new Promise((resolve) => compiler.close(() => resolve())),
  };
}

/** Runs one build to its end. */
export async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = warmCompiler(config);
  try {
    return await compiler.run();
  } finally {
    await compiler.close();
  }
}
