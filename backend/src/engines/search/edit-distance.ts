/** Edits that are forgiven in a word (docs/behaviour/programme.md#misspelt-searches). */
export const editsAllowed = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/**
 * Edits that make one word of the other: a letter that is missing, that is too many or another, or two neighbours
 * changed over. With `begins` the rest of a longer `word` costs nothing: the visitor may still be typing.
 */
export function editDistance(typed: string, word: string, begins = false): number {
  let older: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isChangedOver = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
          isChangedOver ? (older[column - 2] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    [older, previous] = [previous, current];
  }
  return begins ? Math.min(...previous) : (previous[word.length] ?? 0);
}
