/** Prints the problems that a rule found and how to fix them, and lets the process end with 1. */
export function reportProblems(problems: readonly string[], advice: string): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  console.error(advice);
  process.exitCode = 1;
}
