interface HeaderElement {
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly isStyle: boolean;
}

export interface HeaderCode {
  /** Elements that the head holds unchanged: meta, link, noscript, data such as JSON-LD. */
  readonly markup: string;
  /** The page's inline script for the other elements; empty when there is none. */
  readonly script: string;
}

/**
 * Elements whose text is code. The backend writes them in exactly this form
 * (backend/src/platform/html/sanitise-header.ts).
 */
const CODE = /<(script|style)((?: [\w-]+(?:="[^"]*")?)*)>([\s\S]*?)<\/\1>/g;
const ATTRIBUTE = / ([\w-]+)(?:="([^"]*)")?/g;
/** Scripts of any other type are data, which nothing runs. */
const RUNS = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/**
 * Header code of the settings, for a page that has one nonce and no inline styles: scripts and styles are created by
 * the inline script, which has the nonce and passes it on. A script waits for the one before it, as written in a
 * document.
 */
export function headerCode(code: string): HeaderCode {
  const made: HeaderElement[] = [];
  const markup = code.replace(CODE, (whole: string, name: string, given: string, text: string) => {
    const attributes = attributesOf(given);
    if (name === 'script' && !RUNS.test(attributes['type'] ?? '')) return whole;
    made.push({ attributes, text, isStyle: name === 'style' });
    return '';
  });
  return { markup: markup.trim(), script: made.length > 0 ? scriptFor(made) : '' };
}

const attributesOf = (given: string): Record<string, string> =>
  Object.fromEntries(
    [...given.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name,
      value.replace(/&(quot|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity),
    ]),
  );

function scriptFor(elements: readonly HeaderElement[]): string {
  // The content of a script must not close its element.
  const list = JSON.stringify(
    elements.map(({ attributes, text, isStyle }) => [isStyle ? 1 : 0, attributes, text]),
  ).replaceAll('<', '\\u003c');
  return (
    `;(()=>{const l=${list},n=document.currentScript.nonce,next=()=>{const e=l.shift();if(!e)return;const[y,a,x]=e;` +
    // The policy has no inline styles; a sheet that a script makes is the script's own.
    `if(y){const c=new CSSStyleSheet({media:a.media||""});c.replaceSync(x);document.adoptedStyleSheets.push(c);return next()}` +
    `const t=document.createElement("script");for(const k in a)t.setAttribute(k,a[k]);t.nonce=n;t.async="async"in a;` +
    `const w=a.src!==undefined&&!t.async;if(w)t.onload=t.onerror=next;else t.text=x;document.head.append(t);if(!w)next()};next()})()`
  );
}
