import { useEffect, type RefObject } from 'react';
import { TOGGLE_ID } from '../content/focus-module';

/** Brings the focus into the sheet and, when it goes, back to what opened it, or to the bar when that is gone. */
export function useSheetFocus(sheet: RefObject<HTMLDialogElement | null>, opener: HTMLElement | null): void {
  useEffect(() => {
    const element = sheet.current;
    // A form that has focused its first field was quicker.
    if (element && !element.contains(document.activeElement)) element.querySelector('h2')?.focus();
    // The page has become narrower: what is edited may have moved out of sight.
    opener?.closest('[data-module-id]')?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      const target = opener?.isConnected ? opener : document.getElementById(TOGGLE_ID);
      target?.focus({ preventScroll: true });
    };
  }, [sheet, opener]);
}
