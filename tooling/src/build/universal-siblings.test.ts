import { transform, type SelectorComponent } from 'lightningcss';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../workspaces';

const SIBLINGS = ['next-sibling', 'later-sibling'];
const NAMES = ['type', 'class', 'id', 'attribute', 'nesting', 'pseudo-class'];

/** Whether any element beside any other is meant, as by `* + *`. */
function isUniversal(selector: readonly SelectorComponent[]): boolean {
  const at = selector.findIndex((part) => part.type === 'combinator' && SIBLINGS.includes(part.value));
  if (at < 0) return false;
  const isNamed = (parts: readonly SelectorComponent[]) => {
    const end = parts.findIndex((part) => part.type === 'combinator');
    return parts.slice(0, end < 0 ? undefined : end).some(({ type }) => NAMES.includes(type));
  };
  return !isNamed(selector.slice(0, at).toReversed()) && !isNamed(selector.slice(at + 1));
}

function universalIn(filename: string, css: string): string[] {
  const found: string[] = [];
  transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        if (isUniversal(selector)) found.push(filename);
      },
    },
  });
  return found;
}

describe('universal siblings', () => {
  test('the rule finds its selectors', () => {
    const css = '.a > * + * {} .b { & > * ~ * {} } .c + * {} * + .d {} .e > :not(:first-child) {} & + & {} h2 + p {}';
    expect(universalIn('a.css', css)).toEqual(['a.css', 'a.css']);
  });

  // When an element comes or goes, the browser restyles everything around it for such a rule, on any page.
  test('no style sheet asks for any element beside any other', () => {
    const files = workspaces()
      .filter(({ role }) => ['remote', 'shell', 'ui'].includes(role))
      .flatMap(({ dir }) =>
        readdirSync(join(dir, 'src'), { encoding: 'utf8', recursive: true }).map((file) => join(dir, 'src', file)),
      )
      .filter((file) => file.endsWith('.css'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => universalIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});
