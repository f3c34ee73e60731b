/** Stops what `start-postgres.ts` has started. */
export default async function stopPostgresOfRun(): Promise<void> {
  await globalThis.postgresOfRun?.stop();
}
