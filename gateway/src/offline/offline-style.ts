/**
 * The site's design for a page that can fetch nothing: the museum's colours and measures of shared-ui's tokens, written
 * out. `fonts` may be in the browser's cache.
 */
export const offlineStyle = (fonts: {
  readonly heading: string | undefined;
  readonly text: string | undefined;
}): string =>
  [
    fontFace('Heading', fonts.heading),
    fontFace('Text', fonts.text),
    ':root{--ink:#16150f;--paper:#fbfaf7;--accent:#b3261e;--muted:#5c584e;--line:#dcd7ca;--focus:#0b57d0}',
    '@media (prefers-color-scheme:dark){:root{--ink:#f2efe7;--paper:#1a1913;--accent:#ff8a73;--muted:#bab4a5;--line:#3b392f;--focus:#a8c7fa}}',
    ':root{font:17px/1.55 Text,system-ui,sans-serif;color:var(--ink);background:var(--paper);color-scheme:light dark}',
    'body{max-width:880px;margin:0 auto;padding:24px clamp(16px,4vw,64px) 64px;hyphens:auto;overflow-wrap:break-word}',
    'a{color:var(--accent)}a:hover{color:var(--ink)}',
    ':focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
    'h1,h2,.name{font-family:Heading,Newsreader,Georgia,serif;font-weight:500;letter-spacing:-.022em;line-height:1.1;text-wrap:balance}',
    'h1{margin:64px 0 16px;font-size:clamp(35px,8vw,60px)}',
    'h2{margin:64px 0 8px;padding-top:32px;border-top:1px solid var(--line);font-size:clamp(25px,5vw,34px)}',
    'h3{margin:32px 0 0;font-size:17px;font-weight:600}',
    'p{max-width:34em;margin:0 0 24px}.seen{color:var(--muted)}',
    '.name{display:inline-flex;align-items:baseline;gap:.4em;min-height:44px;color:inherit;font-size:25px;line-height:1.8;text-decoration:none}',
    '.name::before{content:"";width:.5em;height:.74em;border:.13em solid var(--accent);border-bottom:0}',
    '.button{display:inline-block;padding:10px 24px;background:var(--accent);color:var(--paper);font-weight:600;text-decoration:none}.button:hover{background:var(--ink);color:var(--paper)}',
    'ul{margin:8px 0 0;padding:0;list-style:none}',
    'li{display:grid;grid-template-columns:4em 1fr;gap:0 16px;padding:12px 0;border-top:1px solid var(--line)}',
    'time{font-variant-numeric:tabular-nums}b{font-weight:600}',
    'li span{display:block;color:var(--muted)}',
  ].join('');

const fontFace = (family: string, href: string | undefined): string =>
  href === undefined
    ? ''
    : `@font-face{font-family:${family};src:url(${href}) format("woff2");font-weight:100 900;font-display:optional}`;
