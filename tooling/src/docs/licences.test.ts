import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspaces';

/** May be shipped with a program under GPL-3.0-or-later. */
const COMPATIBLE = new Set([
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND OFL-1.1',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
]);
/** Say it in other words, by the names of their packages. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'date-holidays': 'ISC, its data CC-BY-SA-3.0: docs/decisions/0068-one-engine-for-opening-hours.md',
  'png-js': 'MIT, in its file LICENSE',
  '@sodaru/yup-to-json-schema': 'MIT',
};
/** CKEditor: GPL-2.0-or-later, in its LICENSE.md. */
const isEditor = (name: string) => name === 'ckeditor5' || name.startsWith('@ckeditor/');

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};
const shipped = Object.entries(packages).flatMap(([place, { license, dev, link }]) => {
  const name = /.*node_modules\/(.+)$/.exec(place)?.[1];
  return name === undefined || dev === true || link === true ? [] : [{ name, license }];
});

describe('licences', () => {
  test('shipped packages have licences that fit ours', () => {
    expect(shipped.length).toBeGreaterThan(500);
    const unfit = shipped.filter(
      ({ name, license }) => !COMPATIBLE.has(license ?? '') && !(name in READ_BY_HAND) && !isEditor(name),
    );
    expect(unfit).toEqual([]);
  });

  test('no exception is there for nothing', () => {
    const named = new Set(shipped.filter(({ license }) => !COMPATIBLE.has(license ?? '')).map(({ name }) => name));
    expect(Object.keys(READ_BY_HAND).filter((name) => !named.has(name))).toEqual([]);
  });
});
