const STORED = 'vestibule-single-key';

/** Whether `?` opens the help in this browser: who speaks to their computer may press it by accident. */
export const hasSingleKey = (): boolean => localStorage.getItem(STORED) !== 'off';

/** Turns it off or on, for this browser. */
export function setSingleKey(isOn: boolean): void {
  if (isOn) localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, 'off');
}
