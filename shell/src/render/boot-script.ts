interface Script {
  readonly src: string;
  readonly integrity: string;
}

/** A file that the scripts will request: fetched beside them instead of after them. */
export interface Preload {
  readonly href: string;
  readonly as: 'script' | 'fetch';
  /** Where the script itself is requested with one: without the same here the file would be fetched twice. */
  readonly integrity?: string;
}

export interface BootOptions {
  /** Script of parts of the page that cannot wait for their code. */
  readonly before?: string;
  /** Of a page whose developer works on it (develop-script.ts). */
  readonly develop?: string | undefined;
}

/**
 * How long a form waits for its code, in ms, where its page takes posts (RouteDeclaration.action): then the browser
 * sends it as one without script does.
 */
export const HELD_MS = 4000;

/**
 * The inline script, in the head: first the code that must run `before` anything is painted. Then it starts the shell's
 * scripts at the visitor's first input or when the browser is idle after the page has loaded, so that they never
 * compete with the first paint. The page is links, forms and disclosures until then.
 */
export function bootScript(
  scripts: readonly Script[],
  preloads: readonly Preload[],
  { before = '', develop = '' }: BootOptions = {},
): string {
  const ahead = JSON.stringify(
    preloads.map(({ href, as, integrity }) => [href, as === 'fetch' ? 1 : 0, ...(integrity ? [integrity] : [])]),
  );
  const list = JSON.stringify(scripts.map(({ src, integrity }) => [src, integrity]));
  return (
    `${before}(()=>{${develop}const s=${list},p=${ahead},e=["pointerdown","keydown","touchstart","wheel"];let d=0;` +
    // Inputs are recorded until the scripts have loaded, whatever started them.
    `const go=v=>{if(v&&v.type)document.documentElement.dataset.input="";if(d++)return;` +
    // The scripts read the page's state, which is at its end.
    `document.readyState==="loading"?addEventListener("DOMContentLoaded",add):add()},` +
    `add=()=>{s.forEach(([u,i])=>{const t=document.createElement("script");t.src=u;t.integrity=i;t.async=false;document.head.append(t)});` +
    // A task of its own: on an old phone each of these takes some ms.
    `setTimeout(ahead)},` +
    // A script's preload must not say crossorigin, a fetch's must, or the file is fetched twice.
    `ahead=()=>{p.forEach(([h,f,i])=>{const l=document.createElement("link");l.rel="preload";l.as=f?"fetch":"script";if(f)l.crossOrigin="";if(i)l.integrity=i;l.href=h;document.head.append(l)})};` +
    `e.forEach(n=>addEventListener(n,go,{capture:true,passive:true}));` +
    // A form whose code is not there yet waits for it (app/held-submit.ts).
    `addEventListener("submit",v=>{const f=v.target,b=f.closest("[data-remote]");if(f.method==="post"&&b&&!("live" in b.dataset)){v.preventDefault();f.dataset.held="";go(v);` +
    // Not f.submit: a control may have that name.
    `if(f.hasAttribute("action"))setTimeout(()=>{if("held" in f.dataset){delete f.dataset.held;HTMLFormElement.prototype.submit.call(f)}},${HELD_MS})}},true);` +
    // A menu opens without code and closes without: shared-ui's Disclosure has closed it before, once it is there.
    `addEventListener("keydown",v=>{const m=v.key==="Escape"&&document.querySelector("header details[open]");if(m&&m.contains(document.activeElement)){m.open=false;m.firstElementChild.focus()}});` +
    `const idle=()=>window.requestIdleCallback?requestIdleCallback(()=>go(),{timeout:2000}):setTimeout(go,200);` +
    `document.readyState==="complete"?idle():addEventListener("load",idle)})()`
  );
}
