/** Values of each parameter; the first is the default. */
export type Parameters<T> = { readonly [K in keyof T]: readonly T[K][] };

interface Place {
  readonly parameter: number;
  readonly value: number;
}
const nameOf = (a: Place, b: Place): string =>
  a.parameter < b.parameter ? `${a.parameter}.${a.value}-${b.parameter}.${b.value}` : nameOf(b, a);

/**
 * Combinations in which every two values of different parameters meet at least once: most faults need no more than two
 * things to come together, and a few dozen rows take the place of thousands. Greedy, without chance: the same
 * parameters give the same rows.
 */
export function allPairs<T extends object>(parameters: Parameters<T>): T[] {
  const names = Object.keys(parameters) as (keyof T)[];
  const counts = names.map((name) => parameters[name].length);
  const open = new Map<string, readonly [Place, Place]>();
  counts.forEach((count, parameter) =>
    counts.slice(parameter + 1).forEach((others, offset) => {
      for (let value = 0; value < count; value += 1)
        for (let other = 0; other < others; other += 1) {
          const pair = [
            { parameter, value },
            { parameter: parameter + 1 + offset, value: other },
          ] as const;
          open.set(nameOf(...pair), pair);
        }
    }),
  );
  const rows: T[] = [];
  for (let [pair] = open.values(); pair; [pair] = open.values()) {
    const row = fill(pair, counts, (a, b) => open.has(nameOf(a, b)));
    for (const a of row) for (const b of row) if (a.parameter < b.parameter) open.delete(nameOf(a, b));
    rows.push(
      Object.fromEntries(
        row.map(({ parameter, value }) => [names[parameter], parameters[names[parameter] as keyof T][value]]),
      ) as T,
    );
  }
  return rows;
}

/**
 * A whole row with this pair: of each other parameter the value that meets most others of the row for the first time.
 */
function fill(
  pair: readonly [Place, Place],
  counts: readonly number[],
  isOpen: (a: Place, b: Place) => boolean,
): Place[] {
  const row: Place[] = [...pair];
  for (const [parameter, count] of counts.entries()) {
    if (row.some((place) => place.parameter === parameter)) continue;
    const gain = (value: number) => row.filter((place) => isOpen(place, { parameter, value })).length;
    const best = Array.from({ length: count }, (_, value) => value).reduce(
      (top, value) => (gain(value) > gain(top) ? value : top),
      0,
    );
    row.push({ parameter, value: best });
  }
  return row;
}
