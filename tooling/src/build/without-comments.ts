import { transformSync } from '@swc/core';

/** Comments that a build obeys: `webpackChunkName` and its like. */
const OBEYED = /\bwebpack[A-Z]\w*:[^\n*]*/g;

/**
 * A TypeScript file as a build reads it: a changed comment, type or line break makes no other build. A file that does
 * not compile is returned unchanged.
 */
export function withoutComments(file: string, content: string): string {
  return transpiled(content, file.endsWith('.tsx')) + (content.match(OBEYED) ?? []).join('\n');
}

function transpiled(content: string, tsx: boolean): string {
  try {
    const { code } = transformSync(content, {
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: 'typescript', tsx },
        target: 'es2023',
        transform: { react: { runtime: 'automatic' } },
        minify: { compress: false, mangle: false, format: { comments: false } },
      },
      minify: true,
    });
    return code;
  } catch {
    return content;
  }
}
