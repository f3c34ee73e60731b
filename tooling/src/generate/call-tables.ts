import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import { generatedFrom } from './registry-file';

const CONTRACTS = 'shared-contracts/src';
const TABLES = `${CONTRACTS}/call-paths`;
const HEAD = generatedFrom(`${CONTRACTS}/calls`);
const MAX_LINE = 120;
/** From here the bundler knows that yup is there already. */
const LOAD_LATE = [
  '',
  '/** Loads the responses of all other calls. */',
  "export const loadLateResponses = () => import('./late-responses');",
];

type Calls = readonly (readonly [string, CallDefinition])[];
/** Folders below the contracts whose exports responses may be. */
const SCHEMA_FOLDERS = ['schemas', 'fields'];

/** Which table a call is in: each page's, the one that browsers load late, the gateway's; or none. */
function tableOf({ right, response, late }: CallDefinition): 'page' | 'late' | 'gateway' | undefined {
  // Files are links, and the content command knows its two addresses.
  if ('file' in response || right === 'command') return undefined;
  if (right === 'gateway') return 'gateway';
  return right === 'anyone' && !late ? 'page' : 'late';
}

/** Tables of calls for browsers and gateway, by path. Throws for a response that has no name. */
export async function callTables(root: string): Promise<ReadonlyMap<string, string>> {
  const { ALL_CALLS } = (await import(join(root, CONTRACTS, 'calls/all.ts'))) as {
    ALL_CALLS: Readonly<Record<string, CallDefinition>>;
  };
  const calls = Object.entries(ALL_CALLS);
  const table = (name: ReturnType<typeof tableOf>, constant: string, comment: string): [string, string] => [
    `${TABLES}/${name}.ts`,
    tableText(
      calls.filter(([, call]) => tableOf(call) === name),
      constant,
      comment,
    ),
  ];
  const names = await schemaNames(root);
  const responses = (
    name: 'page' | 'late',
    constant: string,
    comment: string,
    further: readonly string[] = [],
  ): [string, string] => [
    `${CONTRACTS}/api/${name}-responses.ts`,
    responsesText(
      // Calls that no page makes, the gateway's included.
      calls.filter(([, call]) => tableOf(call) !== undefined && (tableOf(call) === 'page') === (name === 'page')),
      names,
      [`/** ${comment} */`, `export const ${constant} = {`],
      further,
    ),
  ];
  return new Map([
    table('page', 'PAGE_CALLS', 'Calls that anyone may make: each page loads this table.'),
    table('late', 'LATE_CALLS', 'Calls that few visitors make: browsers load them with the first of them.'),
    table('gateway', 'GATEWAY_CALLS', 'Calls that the gateway makes for browsers without script.'),
    responses('page', 'PAGE_RESPONSES', 'Responses of calls that anyone may make, which each page checks.', LOAD_LATE),
    responses('late', 'LATE_RESPONSES', 'Responses of all other calls.'),
  ]);
}

const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;

function tableText(calls: Calls, constant: string, comment: string): string {
  const rows = calls.map(([name, { method, path }]) => {
    const row = `  ${name}: { method: '${method}', path: '${path}' },`;
    return row.length <= MAX_LINE ? row : `  ${name}: {\n    method: '${method}',\n    path: '${path}',\n  },`;
  });
  return text([...HEAD, '', `/** ${comment} */`, `export const ${constant} = {`, ...rows, '} as const;']);
}

function responsesText(
  calls: Calls,
  names: ReadonlyMap<unknown, SchemaName>,
  opening: readonly string[],
  further: readonly string[],
): string {
  const rows = calls.map(([name, { response }]) => {
    const source = names.get(response);
    if (!source)
      throw new Error(`The response of ${name} must be exported by a file of ${SCHEMA_FOLDERS.join(' or ')}`);
    return { row: `  ${name}: ${source.module}.${source.name},`, ...source };
  });
  const files = new Map(rows.map(({ module, file }) => [module, file]));
  return text([
    ...HEAD,
    ...[...files].sort().map(([module, file]) => `import * as ${module} from '../${file}';`),
    '',
    ...opening,
    ...rows.map(({ row }) => row),
    '};',
    ...further,
  ]);
}

interface SchemaName {
  readonly name: string;
  /** Path below the contracts, and the name of the imported module. */
  readonly file: string;
  readonly module: string;
}

/** Every exported schema of the contracts, by itself. */
async function schemaNames(root: string): Promise<ReadonlyMap<unknown, SchemaName>> {
  const names = new Map<unknown, SchemaName>();
  for (const folder of SCHEMA_FOLDERS)
    for (const entry of readdirSync(join(root, CONTRACTS, folder))) {
      if (!/^[\w-]+\.ts$/.test(entry)) continue;
      const file = `${folder}/${entry.slice(0, -'.ts'.length)}`;
      const module = file.slice(folder.length + 1).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const exported = (await import(join(root, CONTRACTS, `${file}.ts`))) as Readonly<Record<string, unknown>>;
      for (const [name, value] of Object.entries(exported))
        if (!names.has(value)) names.set(value, { name, file, module });
    }
  return names;
}
