import { DIST } from '@vestibule/tooling/build/paths';
import { ROOT } from '@vestibule/tooling/workspaces';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const here = join(ROOT, 'bench', 'src', 'peers');
/** They are built from a copy: both write files beside their sources. */
const work = join(DIST, 'bench', 'peers');
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};
const outDir = (folder: string) => join(work, 'dist', folder);

/** A framework on which the plain page's components are built as its documentation says. */
export interface Peer {
  readonly name: string;
  /** Exports `handle`: a Request in, a Response out. */
  readonly server: string;
  readonly assets: string;
}

interface PeerBuild extends Peer {
  /** Its folder, and the program that builds it. */
  readonly folder: string;
}

const PEERS: readonly PeerBuild[] = [
  {
    name: `React Router ${dependencies['react-router']}`,
    folder: 'react-router',
    server: join(outDir('react-router'), 'server', 'index.js'),
    assets: join(outDir('react-router'), 'client'),
  },
  {
    name: `Astro ${dependencies['astro']}`,
    folder: 'astro',
    server: join(outDir('astro'), 'server', 'entry.mjs'),
    assets: join(outDir('astro'), 'client'),
  },
];

/** Installs the frameworks, without a request where they are installed, and builds the page on each. */
export async function buildPeers(dataFile: string, say: (text: string) => void): Promise<readonly Peer[]> {
  await cp(here, work, { recursive: true });
  say('installing the peers …');
  await exec('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'], { cwd: work });
  for (const { name, folder } of PEERS) {
    say(`building ${name} …`);
    await exec(join(work, 'node_modules', '.bin', folder), ['build'], {
      cwd: join(work, folder),
      env: {
        ...process.env,
        PEER_OUT: outDir(folder),
        BENCH_DATA: dataFile,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        SITE_ROOT: ROOT,
      },
    });
  }
  return PEERS;
}
