import { LANGUAGES } from '@vestibule/contracts';
import type { ShellManifest } from '@vestibule/registry/shell-files';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkConfig } from '../../build/build-shell';
import { inputHash } from '../../build/inputs';
import { runWebpack } from '../../build/run-webpack';
import { ROOT } from '../../workspaces';

const CACHE = join(ROOT, 'node_modules', '.cache', 'vestibule');

/** Folder with the part of this checkout's shell that remotes are checked with: built once from the same sources. */
export async function checkShell(): Promise<string> {
  const shell = join(ROOT, 'shell');
  const dir = join(CACHE, `check-shell-${(await inputHash(['shell/src', 'shell/translations'])).slice(0, 16)}`);
  if (existsSync(dir)) return dir;
  // Whole or not at all: other tests run beside this one.
  const unfinished = `${dir}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  await runWebpack(checkConfig(shell, join(unfinished, 'check')));
  await cp(join(shell, 'translations'), join(unfinished, 'browser', 'i18n'), { recursive: true });
  const translations = Object.fromEntries(
    LANGUAGES.map((lang) => [lang, { path: `browser/i18n/${lang}.json`, integrity: '' }]),
  ) as ShellManifest['translations'];
  const manifest: ShellManifest = {
    version: '0.1.0-s',
    scripts: [],
    federation: [],
    styles: [],
    translations,
    fonts: [],
  };
  await writeFile(join(unfinished, 'shell.json'), JSON.stringify(manifest));
  // Another test may have been first.
  await rename(unfinished, dir).catch((error: unknown) => {
    if (!existsSync(dir)) throw error;
  });
  return dir;
}
