import type { BreakingNewsItem } from '@vestibule/contracts';
import { closedPair, closingCookie } from './closed-cookie';

/**
 * For the inline script: the page is the same for everybody and may come from a cache, so the browser itself hides an
 * alert that was closed, by an attribute of the root element, before anything is painted. A press on the button that
 * comes before the page's code is treated as the code would.
 */
export function alertScript(alert: BreakingNewsItem | null): string {
  if (!alert) return '';
  return (
    `(()=>{const d=document,hide=()=>d.documentElement.dataset.alertClosed="";` +
    // A browser that denies cookies throws.
    `try{if(d.cookie.split("; ").includes("${closedPair(alert.id)}"))hide()}catch{}` +
    `addEventListener("click",v=>{if(!v.defaultPrevented&&v.target.closest("[data-close-alert]")){` +
    `hide();try{d.cookie="${closingCookie(alert.id)}"+(location.protocol==="https:"?"; secure":"")}catch{}}})})();`
  );
}
