/** A part of the site that a move concerns: the shell or a remote. */
interface MovedPart {
  readonly name: string;
  /** Absent where the move concerns every version, as `unpin` does. */
  readonly version?: string;
}

/** Changes of a pointer's move. */
export interface Moved {
  /** None in a rollback of everything. */
  readonly parts: readonly MovedPart[];
  /** Revision that a rollback of everything went back to. */
  readonly to?: number;
  /** Share of a canary; 0 ends it. */
  readonly percent?: number;
}

/** The same in the form of a pointer's history. Entries that an older tooling wrote have the words alone. */
export type MoveRecord = Partial<Moved> & { readonly what: string };

/** Adds the words, for terminals and for older toolings, which read nothing else. */
export function recordOf(moved: Moved): MoveRecord {
  const { parts, to, percent } = moved;
  const named = parts.map(({ name, version }) => (version === undefined ? name : `${name} ${version}`)).join(', ');
  const what = to === undefined ? named : `to revision ${to}`;
  return { ...moved, what: percent === undefined ? what : `${what} ${percent} %` };
}
