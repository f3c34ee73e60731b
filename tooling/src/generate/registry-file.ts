/** A kind by the name of its file, e.g. `full-teaser`. */
const identifierOf = (file: string) => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** The same kind in responses, addresses and packs: `full_teaser`. */
export const modelOfFile = (file: string): string => file.replaceAll('-', '_');

/** First lines of a generated file, with its sources. */
export const generatedFrom = (source: string): readonly string[] => [
  `// Generated from ${source} by tooling/src/generate.`,
  '// `npm run generate` writes it again, and so does every build.',
];

interface RegistryText {
  /** Its sources, for its first line. */
  readonly source: string;
  /** Files of the kinds, sorted. */
  readonly files: readonly string[];
  readonly pathOf: (file: string) => string;
  /** Imports besides those of the kinds, a line each. */
  readonly imports: readonly string[];
  readonly comment: string;
  /** e.g. `export const MODULES = {`. */
  readonly opening: string;
  readonly closing: string;
}

/** A file that lists all kinds, in oxfmt's format. */
export function registryText({ source, files, pathOf, imports, comment, opening, closing }: RegistryText): string {
  const lines = [
    ...generatedFrom(source),
    ...imports,
    ...files.map((file) => `import ${identifierOf(file)} from '${pathOf(file)}';`),
    '',
    `/** ${comment} */`,
    opening,
    ...files.map((file) => {
      const [key, name] = [modelOfFile(file), identifierOf(file)];
      return key === name ? `  ${key},` : `  ${key}: ${name},`;
    }),
    closing,
  ];
  return `${lines.join('\n')}\n`;
}
