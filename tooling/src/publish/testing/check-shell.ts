import { LANGUAGES } from '@vestibule/contracts';
import type { ShellManifest } from '@vestibule/registry/shell-files';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfig } from '../../build/build-shell';
import { runWebpack } from '../../build/run-webpack';
import { ROOT } from '../../workspaces';

/** The part of this checkout's shell that remotes are checked with, built for a test. */
export interface CheckShell {
  readonly dir: string;
  remove: () => Promise<void>;
}

export async function buildCheckShell(): Promise<CheckShell> {
  const shell = join(ROOT, 'shell');
  const dir = await mkdtemp(join(tmpdir(), 'vestibule-check-shell-'));
  await runWebpack(checkConfig(shell, join(dir, 'check')));
  await cp(join(shell, 'translations'), join(dir, 'browser', 'i18n'), { recursive: true });
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
  await writeFile(join(dir, 'shell.json'), JSON.stringify(manifest));
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
