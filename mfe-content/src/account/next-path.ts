/** A base that no real address has: what resolves to another origin was no path of this site. */
const BASE = 'https://site.invalid';

/** The path to go to after the login: only one of this site, or home. Guards against open redirects, `//host` and `/\host` too. */
export function safeNextPath(next: string | null, home: string): string {
  if (!next?.startsWith('/') || /[\s\\]/.test(next) || hasControlCharacter(next)) return home;
  try {
    const url = new URL(next, BASE);
    return url.origin === BASE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : home;
  } catch {
    return home;
  }
}

const hasControlCharacter = (text: string) => [...text].some((character) => character.charCodeAt(0) < 32);
