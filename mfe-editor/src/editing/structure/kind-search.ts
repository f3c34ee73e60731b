import type { ModuleModel } from '@vestibule/contracts';

export interface NamedKind {
  readonly model: ModuleModel;
  readonly name: string;
}

/** Letters as they are searched: without marks above them, whatever their size. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The kinds whose name has all the words, those first that begin with what was typed. */
export function kindsLike(kinds: readonly NamedKind[], typed: string): readonly NamedKind[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = kinds.filter(({ name }) => words.every((word) => folded(name).includes(word)));
  const begins = ({ name }: NamedKind) => Number(folded(name).startsWith(words[0] ?? ''));
  return words.length === 0 ? found : [...found].sort((a, b) => begins(b) - begins(a));
}
