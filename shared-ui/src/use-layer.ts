import { useStore } from '@vestibule/contracts';
import { useEffect, useEffectEvent } from 'react';

/**
 * While `open`, Back of the browser closes by `onBack` in place of leaving the page: for elements that cover it
 * (docs/behaviour/frame.md#layers-and-back).
 */
export function useLayer(open: boolean, onBack: () => void): void {
  const { ui } = useStore();
  const close = useEffectEvent(onBack);
  useEffect(() => (open ? ui.openLayer(() => close()) : undefined), [ui, open]);
}
