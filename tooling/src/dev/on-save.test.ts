import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../build/fingerprint';
import { onSave } from './on-save';

let dir: string;
let end: () => Promise<void> = async () => undefined;
describe('on save', () => {
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vestibule-on-save-'));
    await mkdir(join(dir, 'src', 'deep'), { recursive: true });
    await writeFile(join(dir, 'src', 'deep', 'a.ts'), 'a');
  });
  afterEach(async () => {
    await end();
    await rm(dir, { recursive: true, force: true });
  });

  /** Calls of `changed`: `next()` resolves with the one after the last that was taken. */
  function calls() {
    let count = 0;
    let taken = 0;
    let wake = () => undefined as void;
    const changed = async () => {
      count += 1;
      wake();
    };
    const next = async () => {
      while (count === taken) await new Promise<void>((resolve) => (wake = resolve));
      taken += 1;
    };
    return { changed, next };
  }

  test('a saved, a replaced and a new file are changes', async () => {
    const { changed, next } = calls();
    // Nothing was built yet: the first call says that the watching has begun.
    end = onSave([{ dir }], '', changed);
    await next();
    await writeFile(join(dir, 'src', 'deep', 'a.ts'), 'longer');
    await next();
    await writeFile(join(dir, 'a.ts.tmp'), 'longer still');
    await rename(join(dir, 'a.ts.tmp'), join(dir, 'src', 'deep', 'a.ts'));
    await next();
    await writeFile(join(dir, 'remote.ts'), 'export default {}');
    await next();
  });

  test('a file saved while the caller was building is a change', async () => {
    const seen = await fingerprint([{ dir }]);
    await writeFile(join(dir, 'src', 'deep', 'a.ts'), 'longer');
    const { changed, next } = calls();
    end = onSave([{ dir }], seen, changed);
    await next();
  });

  test('calls do not overlap, and a save during one leads to another', async () => {
    let running = 0;
    const { changed, next } = calls();
    const save = (text: string) => writeFile(join(dir, 'src', 'b.ts'), text);
    let first = true;
    end = onSave([{ dir }], '', async () => {
      running += 1;
      expect(running).toBe(1);
      if (first) await save('while it runs');
      first = false;
      running -= 1;
      await changed();
    });
    await next();
    await next();
  });
});
