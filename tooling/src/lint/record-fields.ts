import type { SourceFile } from '../docs/source-files';

/** Where naming a field is no reading of it: definitions, tables, responses with their schemas, tests and examples. */
const PASSED_ON =
  /\.test\.tsx?$|\/(?:testing|examples|schemas|tables)\/|^shared-contracts\/src\/records\/|\/present[\w-]*\.ts$/;
/** Packages that show a site. */
const SHOWS = /^(?:backend|gateway|shell|mfe-[a-z]+|shared-ui|shared-contracts)\/src\//;

const inCamelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Those of `fields` (`<kind>.<name>`) that no code reads: an editor could change them without any effect. Code is
 * searched for their names, so that a field with the name of another one passes.
 */
export function unreadFields(fields: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const readers = files.filter(({ path }) => SHOWS.test(path) && !PASSED_ON.test(path));
  const words = new Set(readers.flatMap(({ text }) => text.match(/[A-Za-z_]\w*/g) ?? []));
  return fields.filter((field) => {
    const column = inCamelCase(field.slice(field.indexOf('.') + 1));
    return ![field.slice(field.indexOf('.') + 1), column, `${column}Id`].some((name) => words.has(name));
  });
}
