import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const INSTALLED = [
  // Without a window's own parts it needs a fifth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const installed = () => INSTALLED.find((path) => existsSync(path));
const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * A Chromium to test with: CHROMIUM_PATH, an installed one, Debian's package, Playwright's own download. Throws when
 * there is none.
 */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`);
    return given;
  }
  const known = installed();
  if (known) return known;
  if (isRootOnDebian()) {
    console.log('  installing Debian’s Chromium …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      const now = installed();
      if (now) return now;
    }
  }
  console.log('  downloading Playwright’s Chromium …');
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0) return undefined;
  throw new Error('No browser: set CHROMIUM_PATH to a Chromium or Chrome');
}
