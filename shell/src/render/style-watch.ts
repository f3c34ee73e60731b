/**
 * For the inline script, ahead of the style sheets: one that does not load is requested again, past a copy that the
 * browser may have cached, in its own place. When that does not load either, the script reports its owner to the
 * gateway: its part of the page is unstyled, and the remote's own loader takes the style sheet for loaded.
 */
export const styleWatch = (composition: string): string =>
  `addEventListener("error",({target:l})=>{if(!(l instanceof HTMLLinkElement)||l.rel!=="stylesheet")return;` +
  `if(!("again"in l.dataset)){const n=l.cloneNode();n.dataset.again="";n.href=l.href+"?again";return l.replaceWith(n)}` +
  `const p=new URL(l.href).pathname,[,remote,version]=/^\\/remotes\\/([^/]+)\\/([^/]+)\\//.exec(p)||[];` +
  `navigator.sendBeacon("/client-errors",new Blob([JSON.stringify({remote,version,composition:"${composition}",kind:"code",` +
  `message:"The style sheet "+p+" cannot be loaded",path:location.pathname})],{type:"application/json"}))},true);`;
