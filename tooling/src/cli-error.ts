/** An error of the command's user: printed without a stack. */
export class CliError extends Error {}

/** Runs a command; whatever goes wrong ends it with status 1 and a sentence. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
