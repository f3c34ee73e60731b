/**
 * Two letters for a person without a picture: `Dr. Ludmila Závřelová` is `LZ`. Titles, which end in a point, do not
 * count.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}
