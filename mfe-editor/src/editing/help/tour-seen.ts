import { readStored, writeStored } from '@vestibule/contracts/browser-data';

const STORED = 'vestibule-tour';

/** Whether the tour was read or closed in this browser. */
export const hasSeenTour = (): boolean => readStored('local', STORED) === 'seen';

/** It is not shown by itself again in this browser. */
export const setTourSeen = (): boolean => writeStored('local', STORED, 'seen');
