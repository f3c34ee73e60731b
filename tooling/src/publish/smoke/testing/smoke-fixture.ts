import type { RemoteManifest } from '@vestibule/contracts';
import { integrityOf } from '@vestibule/registry/checks/check-files';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const HEAD = `
const { jsx } = require('react/jsx-runtime');
const { useTranslation } = require('react-i18next');
const { Slot, useHost } = require('@vestibule/contracts');
const meta = (data, { lang }) => ({ title: 'Titel', urls: { [lang]: '/' + lang }, breadcrumbs: [] });
const text = (of) => ({ data, params }) => jsx('p', { children: of(data, params) });
`;
export const HASH = integrityOf(Buffer.from(''));

export interface Fixture {
  readonly path?: string;
  readonly localised?: boolean;
  readonly slot?: 'event-list' | 'header-info';
  readonly editors?: boolean;
  readonly integrity?: string;
  /** Code at the end of the server file. */
  readonly code?: string;
  /** Exposes that remote.json declares besides. */
  readonly more?: readonly string[];
  /** Processor time without a sign of progress that ends the check, in ms. */
  readonly stallMs?: number;
}

/**
 * Writes a build whose server file has these fields of a page (or of a slot expose) that is called x, or of several
 * pages by their names.
 */
export async function writeFixture(
  dir: string,
  fields: string | Readonly<Record<string, string>>,
  { path = 'seite', localised = true, slot, editors = false, integrity, code: end = '', more = [] }: Fixture = {},
): Promise<RemoteManifest> {
  const parts = Object.entries(typeof fields === 'string' ? { x: fields } : fields);
  const exposeOf = (name: string) => `./${slot ? 'slots' : 'pages'}/${name}`;
  for (const folder of ['server', 'i18n']) await mkdir(join(dir, folder), { recursive: true });
  const exposes = parts.map(([name, part]) => `'${exposeOf(name)}': { default: { meta, ${part} } }`);
  const code = Buffer.from(`${HEAD}\nexports.exposes = { ${exposes.join(',\n')} };\n${end}\n`);
  await writeFile(join(dir, 'server', 'server.cjs'), code);
  const translations: Record<string, RemoteManifest['entry']> = {};
  for (const [lang, texts] of Object.entries({
    de: { known: 'Hallo', german: 'Nur deutsch' },
    en: { known: 'Hello' },
    cs: { known: 'Ahoj' },
  })) {
    await writeFile(join(dir, 'i18n', `${lang}.json`), JSON.stringify(texts));
    translations[lang] = { path: `i18n/${lang}.json`, integrity: HASH };
  }
  return {
    name: 'fixture',
    version: '1.0.0',
    contracts: '^1.0.0',
    routes: slot
      ? []
      : parts.map(([name]) => {
          const at = name === 'x' ? path : name;
          return {
            id: `fixture/${name}`,
            path: { de: at, en: at, cs: at },
            localised,
            page: `./pages/${name}`,
            layout: 'default',
            bodyClass: 'none',
            hydrate: 'idle',
          };
        }),
    slots: slot ? [{ slot, expose: './slots/x', hydrate: 'idle', audience: editors ? 'editors' : 'everyone' }] : [],
    exposes: Object.fromEntries(
      [...parts.map(([name]) => exposeOf(name)), ...more].map((name) => [name, { js: [], css: [] }]),
    ),
    entry: { path: 'browser/remoteEntry.js', integrity: HASH },
    server: { path: 'server/server.cjs', integrity: integrity ?? integrityOf(code) },
    files: [],
    translations,
  };
}
