/** First and last day that are chosen on a calendar; undefined where there is none. */
interface Days {
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

/**
 * What is chosen after another day has been picked: that day alone; with the one day that was chosen, both and all
 * between; the same day again, nothing.
 */
export function daysPicked({ from, to }: Days, day: Date): { readonly from: Date; readonly to: Date } | undefined {
  if (!from || from.getTime() !== to?.getTime()) return { from: day, to: day };
  if (day.getTime() === from.getTime()) return undefined;
  return day < from ? { from: day, to: from } : { from, to: day };
}
