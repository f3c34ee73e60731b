import { dirname, join } from 'node:path/posix';
import * as ts from 'typescript';
import type { SourceFile } from '../docs/source-files';

/** A name that a file imports; `*` for all of the module's. */
export interface ImportedName {
  readonly specifier: string;
  readonly name: string;
}

/** A name of another module that a module exports as `as`. */
export interface PassedOnName extends ImportedName {
  readonly as: string;
}

/** The names that a module exports, and how often each identifier stands in it. */
export interface ParsedModule {
  readonly imports: readonly ImportedName[];
  /** Own names, by the name under which they are exported. */
  readonly declared: readonly string[];
  /** Names of other modules that are passed on; `*` for all of them. */
  readonly passedOn: readonly PassedOnName[];
  readonly identifiers: ReadonlyMap<string, number>;
}

const parse = ({ path, text }: SourceFile) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest);

/** Imports of a module inside of the code have one of these forms, which name it as a whole. */
const INSIDE = ['import(', 'require', 'jest.mock('];

/** Names that a file imports of modules that `isWanted`, by any form of import; re-exported names are imported, too. */
export function importedNames(source: SourceFile, isWanted: (specifier: string) => boolean): readonly ImportedName[] {
  const file = parse(source);
  const passedOn = file.statements.flatMap((one) => (ts.isExportDeclaration(one) ? passedOnNames(one) : []));
  return [...namesImported(file, source), ...passedOn].filter(({ specifier }) => isWanted(specifier));
}

/** Imports, exports and identifiers of a module of the package itself. */
export function parseModule(source: SourceFile): ParsedModule {
  const file = parse(source);
  const declared: string[] = [];
  const passedOn: PassedOnName[] = [];
  for (const statement of file.statements)
    if (ts.isExportDeclaration(statement)) {
      if (statement.moduleSpecifier) passedOn.push(...passedOnNames(statement));
      else declared.push(...namesOfExport(statement).map(({ as }) => as));
    } else if (isExported(statement)) declared.push(...declaredNames(statement));
  const identifiers = new Map<string, number>();
  visit(file, (node) => {
    if (ts.isIdentifier(node)) identifiers.set(node.text, (identifiers.get(node.text) ?? 0) + 1);
  });
  return { imports: namesImported(file, source), declared, passedOn, identifiers };
}

function namesImported(file: ts.SourceFile, { text }: SourceFile): readonly ImportedName[] {
  const found = file.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement)
      ? namesOfImport(statement).map((name) => ({ specifier: specifierOf(statement), name }))
      : [],
  );
  if (INSIDE.some((form) => text.includes(form)))
    visit(file, (node) => {
      const specifier = ts.isCallExpression(node) ? node.arguments[0] : typeImported(node);
      if (specifier && ts.isStringLiteral(specifier)) found.push({ specifier: specifier.text, name: '*' });
    });
  return found;
}

const typeImported = (node: ts.Node): ts.Node | undefined =>
  ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;

const passedOnNames = (statement: ts.ExportDeclaration): readonly PassedOnName[] =>
  namesOfExport(statement).map((one) => ({ ...one, specifier: specifierOf(statement) }));

/** The module of the package that a relative specifier of one of its files leads to. */
export function resolveModule<T>(from: string, specifier: string, modules: ReadonlyMap<string, T>): string | undefined {
  const base = join(dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((path) => modules.has(path));
}

const specifierOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration): string =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';

function namesOfImport({ importClause }: ts.ImportDeclaration): readonly string[] {
  const named = importClause?.namedBindings;
  const own = importClause?.name ? ['default'] : [];
  if (!importClause || (named && ts.isNamespaceImport(named))) return ['*'];
  return [...own, ...(named?.elements ?? []).map(({ name, propertyName }) => (propertyName ?? name).text)];
}

function namesOfExport({
  exportClause,
}: ts.ExportDeclaration): readonly { readonly name: string; readonly as: string }[] {
  if (!exportClause || ts.isNamespaceExport(exportClause)) return [{ name: '*', as: '*' }];
  return exportClause.elements.map(({ name, propertyName }) => ({ name: (propertyName ?? name).text, as: name.text }));
}

/** Names of the declarations that a file exports: neither its default, nor re-exports. */
export const exportedDeclarations = (source: SourceFile): readonly string[] =>
  parse(source).statements.flatMap((statement) =>
    isExported(statement) && !isDefault(statement) ? declaredNames(statement) : [],
  );

const isDefault = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function declaredNames(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const { name } = statement as ts.DeclarationStatement;
  return [name && ts.isIdentifier(name) ? name.text : 'default'];
}

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}
