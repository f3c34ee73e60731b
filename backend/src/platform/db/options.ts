/**
 * Settings of every session. The similarity that `<%` asks of words is measured in
 * backend/src/engines/search/nearest.test.ts.
 */
export const SETTINGS = { timezone: 'UTC', 'pg_trgm.word_similarity_threshold': '0.5' } as const;

/** How Drizzle names columns. */
export const OPTIONS = { casing: 'snake_case' } as const;
