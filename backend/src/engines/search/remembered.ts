/** The same function, which works out each text once: one that is not translated is the same in three languages. */
export function remembered<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = work(text);
    known.set(text, now);
    return now;
  };
}
