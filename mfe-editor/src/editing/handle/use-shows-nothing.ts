import { useEffect, useState, type RefObject } from 'react';

/** Elements that can be seen without a text, and parts whose code or data is on its way. */
const SEEN =
  'img, picture, video, audio, iframe, svg, canvas, form, input, button, hr, [data-service], [aria-busy="true"]';
/** Handles and places for more modules, in whatever depth. */
export const TOOL = 'data-editing-tool';

/**
 * Whether the module around an element shows nothing at all, so that only its handle says that it is there; followed
 * while it changes.
 */
export function useShowsNothing(inside: RefObject<HTMLElement | null>): boolean {
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const module = inside.current?.closest('[data-module-id]');
    if (!module) return undefined;
    const look = () => setEmpty(!showsSomething(module));
    const changes = new MutationObserver(look);
    changes.observe(module, { childList: true, subtree: true, characterData: true });
    look();
    return () => changes.disconnect();
  }, [inside]);
  return isEmpty;
}

const isOfPage = (element: Element | null) => element?.closest(`[${TOOL}]`) === null;

function showsSomething(module: Element): boolean {
  if ([...module.querySelectorAll(SEEN)].some(isOfPage)) return true;
  const texts = document.createTreeWalker(module, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && isOfPage(text.parentElement)) return true;
  return false;
}
