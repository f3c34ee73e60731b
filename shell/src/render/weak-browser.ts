import { WEAK_BROWSER_ID } from '../layout/information-layer';

/**
 * The first inline script, in words that every browser knows: shows the information layer where the site's own scripts
 * (ES2022) and styles cannot run. It asks for what came last of what they use.
 */
export const weakBrowserScript =
  `(function(){var ok=typeof Object.hasOwn==="function"&&typeof Array.prototype.at==="function"&&window.CSS&&CSS.supports&&CSS.supports("selector(:has(a))");` +
  `if(ok)return;var show=function(){var e=document.getElementById("${WEAK_BROWSER_ID}");if(e)e.hidden=false};` +
  `document.addEventListener("DOMContentLoaded",show)})();`;
