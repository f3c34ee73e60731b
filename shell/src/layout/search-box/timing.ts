/**
 * Between the click that opens the box and the focus in it, in ms: the input is on its way until then (spec/000 §9).
 */
export const OPEN_FOCUS_MS = 200;
/** How long box and suggestions stay after the focus has left both, in ms (spec/000 §9). */
export const BLUR_CLOSE_MS = 200;
/**
 * Pause in typing after which suggestions are asked for, in ms: shorter than people wait for, longer than between two
 * quick keys.
 */
export const SUGGEST_AFTER_MS = 150;
