/** Lines of one date of an event; all have its title, time and place. */
export type DateLines<L> = readonly [L, ...L[]];

/** Lines by the date that `nameOf` names, in the order of the first line of each. */
export function linesByDate<L>(lines: readonly L[], nameOf: (line: L) => string): readonly DateLines<L>[] {
  const dates = new Map<string, [L, ...L[]]>();
  for (const line of lines) {
    const name = nameOf(line);
    const date = dates.get(name);
    if (date) date.push(line);
    else dates.set(name, [line]);
  }
  return [...dates.values()];
}
