import { readStored, removeStored, writeStored } from '@vestibule/contracts/browser-data';

const STORED = 'vestibule-single-key';

/** Whether `?` opens the help in this browser: users of speech input may press it by accident. */
export const hasSingleKey = (): boolean => readStored('local', STORED) !== 'off';

/** Turns it off or on, for this browser. */
export function setSingleKey(isOn: boolean): void {
  if (isOn) removeStored('local', STORED);
  else writeStored('local', STORED, 'off');
}
