import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../workspaces';
import { inputHash } from './inputs';

let dir: string;
describe('inputs', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-inputs-'));
  });
  afterEach(() => rm(dir, { recursive: true }));

  /** The hash of a source with this content. */
  async function hashOf(content: string): Promise<string> {
    await writeFile(join(dir, 'a.ts'), content);
    return inputHash([relative(ROOT, join(dir, 'a.ts'))]);
  }

  test('a comment is nothing that a build is made of; code is', async () => {
    const before = await hashOf('/** Says A. */\nexport const a = 1;\n');
    expect(await hashOf('// Says B.\nexport const a = 1;\n')).toBe(before);
    expect(await hashOf('/** Says A. */\nexport const a = 2;\n')).not.toBe(before);
  });
});
