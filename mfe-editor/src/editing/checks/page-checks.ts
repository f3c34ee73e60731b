import type { CheckFinding, Rule } from './finding';
import { elementWords } from './finding';

/**
 * Characters that Google shows of a title and a description at most on a desktop; it cuts by width, about 600 and 920
 * px.
 */
const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/** Texts of links that say nothing of where they lead, in the languages of the site. */
const VAGUE = new Set([
  ...['hier', 'hier klicken', 'klicken sie hier', 'mehr', 'weiter', 'weiterlesen', 'link'],
  ...['here', 'click here', 'more', 'read more', 'learn more', 'this page'],
  ...['zde', 'klikněte zde', 'více', 'číst dál', 'číst více', 'odkaz', 'tady'],
]);

const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.…:!>»→]+$/, '');

/**
 * Problems for a reader or a search engine that no rule of accessibility has: vague links, texts of the head. `general`
 * is the site's own description, which pages without one have; it does not describe the page.
 */
export function checkPage(content: Element, head: Document, general = ''): readonly CheckFinding[] {
  const links = [...content.querySelectorAll('a[href]')]
    .filter((link) => !link.hasAttribute('aria-label') && VAGUE.has(plain(link.textContent)))
    .map((element): CheckFinding => ({ rule: 'vague-link', words: elementWords(element), element }));
  return [...links, ...checkHead(head, general)];
}

function checkHead(head: Document, general: string): readonly CheckFinding[] {
  const description = head.querySelector('meta[name="description"]')?.getAttribute('content')?.trim() ?? '';
  const found: readonly (readonly [Rule, boolean, string])[] = [
    ['long-title', head.title.length > MAX_TITLE, head.title],
    ['no-description', description === '' || description === general.trim(), ''],
    ['long-description', description !== general.trim() && description.length > MAX_DESCRIPTION, description],
  ];
  return found.flatMap(([rule, isFound, words]) => (isFound ? [{ rule, words }] : []));
}
