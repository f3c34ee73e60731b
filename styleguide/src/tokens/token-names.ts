/** Names of the design tokens, without the dashes, in the order of the style sheet. */
export interface TokenNames {
  /** Tokens of a site theme: its colours and headings. */
  readonly palette: readonly string[];
  /** Tokens of a page theme, chosen from the palette. */
  readonly colors: readonly string[];
  /** Tokens that all themes share: type, space, time. */
  readonly measures: readonly string[];
}

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

/** Custom properties that a rule declares. */
const tokensOf = ({ style }: CSSStyleRule) =>
  Array.from(style)
    .filter((name) => name.startsWith('--'))
    .map((name) => name.slice(2));

/** Rules of a sheet; none of one that another site has sent, which the browser does not let us read. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSStyleRule[] {
  try {
    return Array.from(sheet.cssRules).filter(isStyleRule);
  } catch {
    return [];
  }
}

/**
 * Finds the tokens where they are declared, so that the style guide has no list of its own. Undefined while the sheet
 * is not there.
 */
export function readTokenNames(sheets: Iterable<CSSStyleSheet>): TokenNames | undefined {
  const declares = (selector: string) => (rule: CSSStyleRule) =>
    rule.selectorText.split(/,\s*/).includes(selector) && tokensOf(rule).length > 0;
  for (const sheet of sheets) {
    const rules = rulesOf(sheet);
    const colors = rules.find(declares('.cc01'));
    if (!colors) continue;
    const all = (found: readonly CSSStyleRule[]) => [...new Set(found.flatMap(tokensOf))];
    return {
      palette: all(rules.filter((rule) => rule !== colors && declares('.theme-museum')(rule))),
      colors: tokensOf(colors),
      measures: all(rules.filter((rule) => rule.selectorText === ':root')),
    };
  }
  return undefined;
}
