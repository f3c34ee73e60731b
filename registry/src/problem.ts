/** Finding of a check: its name, the place, and the problem, in words for the remote's team. */
export interface BuildProblem {
  readonly check: string;
  readonly where: string;
  readonly message: string;
}

/** One line per problem. */
export const problemLines = (problems: readonly BuildProblem[]): string =>
  problems.map(({ check, where, message }) => `${check} · ${where}: ${message}`).join('\n');
