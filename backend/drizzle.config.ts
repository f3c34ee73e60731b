import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/app/schema.ts',
  out: './drizzle',
  casing: 'snake_case',
});
