/**
 * Delay between the click that opens the box and the focus in it, in ms: until then the input is moving
 * (docs/behaviour/frame.md#search-box).
 */
export const OPEN_FOCUS_MS = 200;
/** How long box and suggestions stay after the focus has left both, in ms (docs/behaviour/frame.md#search-box). */
export const BLUR_CLOSE_MS = 200;
/**
 * Pause in typing after which suggestions are requested, in ms: shorter than people wait for, longer than between two
 * quick keys.
 */
export const SUGGEST_AFTER_MS = 150;
