import * as ts from 'typescript';
import type { SourceFile } from '../docs/source-files';

/** A comment, a string or a page, at its place in the file: markup is replaced by as many spaces. */
export interface Prose {
  readonly path: string;
  readonly start: number;
  readonly text: string;
}

const { SyntaxKind } = ts;
const TEXTS: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);
/** After one of these a slash divides; after any other token it begins a regular expression. */
const VALUES: ReadonlySet<ts.SyntaxKind> = new Set([
  ...TEXTS,
  SyntaxKind.Identifier,
  SyntaxKind.NumericLiteral,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
  SyntaxKind.CloseBraceToken,
  SyntaxKind.ThisKeyword,
]);

/**
 * Finds the comments and the strings of more than one word in a source file, by TypeScript's scanner, which takes half
 * of the time of its parser. An apostrophe in the text of an element would begin a string up to the end of its line:
 * texts for people are in translations.
 */
export function proseOfCode({ path, text }: SourceFile): readonly Prose[] {
  const variant = path.endsWith('x') ? ts.LanguageVariant.JSX : ts.LanguageVariant.Standard;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, variant, text);
  const found: Prose[] = [];
  /** The number of open braces inside of each open `${`. */
  const braces: number[] = [];
  let previous = SyntaxKind.Unknown;
  for (let token = scanToken(scanner, previous, braces); token !== SyntaxKind.EndOfFileToken;) {
    const start = scanner.getTokenStart();
    const raw = scanner.getTokenText();
    if (token === SyntaxKind.SingleLineCommentTrivia)
      addLineComment(found, { path, start, text: plainComment(raw) }, text);
    else if (token === SyntaxKind.MultiLineCommentTrivia) found.push({ path, start, text: plainComment(raw) });
    else if (TEXTS.has(token) && /\S\s+\S/.test(raw)) found.push({ path, start, text: plainString(raw) });
    if (token > SyntaxKind.LastTriviaToken) previous = token;
    token = scanToken(scanner, previous, braces);
  }
  return found;
}

/** Joins a line comment to the one directly above it: a sentence may span both. */
function addLineComment(found: Prose[], comment: Prose, text: string): void {
  const above = found.at(-1);
  const end = above ? above.start + above.text.length : 0;
  const gap = text.slice(end, comment.start);
  if (above && text.startsWith('//', above.start) && /^\r?\n[ \t]*$/.test(gap))
    found.splice(-1, 1, { ...above, text: above.text + gap + comment.text });
  else found.push(comment);
}

function scanToken(scanner: ts.Scanner, previous: ts.SyntaxKind, braces: number[]): ts.SyntaxKind {
  const token = scanner.scan();
  const open = braces.length - 1;
  const depth = braces[open];
  if (token === SyntaxKind.TemplateHead) braces.push(0);
  else if (depth !== undefined && token === SyntaxKind.OpenBraceToken) braces[open] = depth + 1;
  else if (depth !== undefined && token === SyntaxKind.CloseBraceToken) {
    if (depth > 0) braces[open] = depth - 1;
    else {
      const rest = scanner.reScanTemplateToken(false);
      if (rest === SyntaxKind.TemplateTail) braces.pop();
      return rest;
    }
  } else if (token === SyntaxKind.SlashToken && !VALUES.has(previous)) return scanner.reScanSlashToken();
  return token;
}

/** Replaces a text by as many spaces, so that places in the file stay the same. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');
/** Names in backticks and values of templates are not words of the sentence; the backtick marks that one was there. */
const withoutCode = (text: string) => text.replace(/`[^`]*`|\$\{[^}]*\}/g, (code) => `\`${blank(code.slice(1))}`);
const plainComment = (text: string) =>
  withoutCode(
    text.replace(/^\/\*+|\*+\/$|^\/\/+/g, blank).replace(/\n[ \t]*\*/g, (edge) => `\n${blank(edge.slice(1))}`),
  );
const plainString = (text: string) =>
  text
    .replace(/^[`'"}]|[`'"]$|\$\{$/g, blank)
    .replace(/\\[nt]/g, blank)
    .replace(/`[^`]*`/g, blank);

/** A page without its code. */
export const proseOfPage = ({ path, text }: SourceFile): Prose => ({
  path,
  start: 0,
  text: withoutCode(text.replace(/^```[^]*?^```/gm, blank)),
});
