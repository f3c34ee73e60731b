const STYLE =
  'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:50vh;overflow:auto;margin:0;padding:1em;' +
  'background:#7a0c12;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap';

/**
 * Script of an open page while its developer works; it follows the messages of the stream `events`. `!` and a JSON
 * string: the output of the type check, shown over the page until it is empty. An address: visited first, as it sets
 * the preview; then the page reloads at the same scroll position. The id of another composition than the last: the page
 * shows that one in place (shell/src/browser/develop/main.ts), or loads again when it cannot.
 */
export const developScript = (events: string, composition: string): string =>
  `{let c="${composition}";new EventSource("${events}").onmessage=({data:d})=>{` +
  `if(d[0]==="!"){const t=JSON.parse(d.slice(1)),i="develop-problems",` +
  `p=document.getElementById(i)||Object.assign(document.createElement("pre"),{id:i,role:"alert"});` +
  `p.style.cssText="${STYLE}";p.textContent=t;t?document.documentElement.append(p):p.remove();return}` +
  `if(d!==c)(d[0]==="/"?fetch(d,{redirect:"manual"}):Promise.resolve(globalThis._VESTIBULE_SWAP?.(c=d)))` +
  `.then(s=>s===true||location.reload())}}`;
