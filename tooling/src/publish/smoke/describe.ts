/** An error in words for its author, with the line of the server file that threw it when that is known. */
export function describe(error: unknown, serverFile: string): string {
  if (!(error instanceof Error)) return String(error);
  const frame = error.stack
    ?.split('\n')
    .find((line) => line.includes(serverFile))
    ?.trim();
  return `${error.name}: ${error.message}${frame ? ` (${frame})` : ''}`;
}
