/** Stops the database of `start-postgres.ts`. */
export default async function stopPostgresOfRun(): Promise<void> {
  await globalThis.postgresOfRun?.stop();
}
