/**
 * The page's only policy of Trusted Types (docs/decisions/0018), created before any other script runs: scripts come
 * from this site's builds only, and text never becomes code: only JSON passes, which does nothing when it runs (React
 * writes a page's linked data so). Markup passes: it is sanitised where it is saved, and nothing inline in it runs.
 */
export const trustedTypesScript =
  `window.trustedTypes&&trustedTypes.createPolicy("default",{createHTML:h=>h,createScript:t=>{JSON.parse(t);return t},createScriptURL:u=>{` +
  `const{origin:o,pathname:p}=new URL(u,location.href);` +
  `if(o===location.origin&&/^\\/(?:(?:shell|remotes)\\/.+|sw)\\.js$/.test(p))return u;throw new TypeError("Not a script of this site: "+u)}});`;
