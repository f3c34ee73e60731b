interface Script {
  readonly src: string;
  readonly integrity: string;
}

/**
 * The inline script: starts the shell's scripts at the visitor's first input or when the browser is idle after the page has
 * loaded, so that they never compete with what is seen first. The page is links, forms and disclosures until then.
 */
export function bootScript(scripts: readonly Script[], liveReload: boolean): string {
  const reload = liveReload ? 'new EventSource("/_dev/reload").onmessage=()=>location.reload();' : '';
  const list = JSON.stringify(scripts.map(({ src, integrity }) => [src, integrity]));
  return (
    `(()=>{${reload}const s=${list},e=["pointerdown","keydown","touchstart"];let d=0;` +
    `const go=v=>{if(v&&v.type)document.documentElement.dataset.input="";if(d++)return;e.forEach(n=>removeEventListener(n,go,true));` +
    `s.forEach(([u,i])=>{const t=document.createElement("script");t.src=u;t.integrity=i;t.async=false;document.head.append(t)})};` +
    `e.forEach(n=>addEventListener(n,go,{capture:true,passive:true}));` +
    `const idle=()=>window.requestIdleCallback?requestIdleCallback(()=>go(),{timeout:2000}):setTimeout(go,200);` +
    `document.readyState==="complete"?idle():addEventListener("load",idle)})()`
  );
}
