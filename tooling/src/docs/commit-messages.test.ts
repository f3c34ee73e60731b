import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../workspaces';

const folder = mkdtempSync(join(tmpdir(), 'commit-'));
const file = join(folder, 'message');
describe('commit messages', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Output of the hook for a message; empty where it lets it pass. */
  function hook(message: string): string {
    writeFileSync(file, message);
    const { status, stderr } = spawnSync(join(ROOT, '.githooks', 'commit-msg'), [file], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(status === 0).toBe(stderr === '');
    return stderr;
  }

  test.each([
    "fix(shop): reject seats outside the price's category",
    'build: format files with oxfmt\n\nThe check takes 0.7 s.\n# Please enter the commit message',
    'docs(e2e, tooling): say how a drill is run longer',
    'Merge branch "main"',
    'fixup! fix(shop): reject seats',
  ])('%s: nothing is wrong', (message) => {
    expect(hook(message)).toBe('');
  });

  test.each([
    ['shop: reject seats', /does not begin with feat, fix/],
    ['fix(Shop): reject seats', /does not begin with/],
    ['fix(shop) reject seats', /does not begin with/],
    ['', /does not begin with/],
    [`fix: ${'x'.repeat(68)}`, /73 of at most 72/],
    ['fix: reject seats.', /full stop/],
    ['fix: Reject seats', /small letter/],
    ['fix: reject seats\nbecause of it', /second line/],
  ])('%s: the hook says what is wrong', (message, fault) => {
    expect(hook(message)).toMatch(fault);
  });
});
