import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkShell } from '../../testing/check-shell';
import { smokeRender } from '../smoke-render';
import { writeFixture, type Fixture } from './smoke-fixture';

let shell: string;
beforeAll(async () => {
  shell = await checkShell();
});

/** Renders a build with these fields, in a folder of its own: problems as lines. */
export async function smoke(fields: Parameters<typeof writeFixture>[1], fixture?: Fixture): Promise<string[]> {
  const dir = await mkdtemp(join(tmpdir(), 'vestibule-smoke-test-'));
  try {
    const problems = await smokeRender(dir, await writeFixture(dir, fields, fixture), shell, fixture?.stallMs);
    return problems.map(({ check, where, message }) => `${check} · ${where}: ${message}`);
  } finally {
    await rm(dir, { recursive: true });
  }
}
