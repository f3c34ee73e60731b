import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../workspaces';

/** Roles that make up the site: one version, which is the product's. */
const SITE: readonly string[] = ['shell', 'gateway', 'backend'];
const RELEASED: readonly string[] = [...SITE, 'remote', 'contracts'];

const changelogOf = (dir: string) => join(dir, 'CHANGELOG.md');
const withChangelog = workspaces().filter(({ dir }) => existsSync(changelogOf(dir)));

describe('changelogs', () => {
  it('are there for the site, each remote and the contracts', () => {
    const released = workspaces().filter(({ role }) => RELEASED.includes(role));
    expect(released.map(({ folder }) => folder)).toHaveLength(8);
    expect(released.filter(({ dir }) => !existsSync(changelogOf(dir)))).toEqual([]);
  });

  it.each(withChangelog.map(({ folder, dir, version }) => [folder, dir, version]))(
    '%s: the newest entry is that of the version',
    (_, dir, version) => {
      expect(/^## (\S+)/m.exec(readFileSync(changelogOf(dir), 'utf8'))?.[1]).toBe(version);
    },
  );

  it('give shell, gateway and backend one version', () => {
    const versions = workspaces().filter(({ role }) => SITE.includes(role));
    expect(new Set(versions.map(({ version }) => version)).size).toBe(1);
  });
});
