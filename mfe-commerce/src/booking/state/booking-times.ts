/**
 * Delay between closing and resetting the summary, in ms: the list must not flash while the widget closes
 * (docs/behaviour/tickets.md#booking-widget).
 */
export const RESET_MS = 250;
/** Shorter waits would flicker (docs/behaviour/tickets.md#booking-widget). */
const MIN_WAIT_MS = 200;

export const showWait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, MIN_WAIT_MS));
