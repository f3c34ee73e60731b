import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one build to its end; rejects with webpack's own words when it has errors. */
export function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only', colors: false }) ?? 'no result'));
        else resolve(stats);
      });
    });
  });
}
