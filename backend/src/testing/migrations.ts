import { join } from 'node:path';

/** Where the migrations lie when tests run. */
export const MIGRATIONS = join(__dirname, '../../drizzle');
