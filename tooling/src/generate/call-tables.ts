import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';

const CONTRACTS = 'shared-contracts/src';
const TABLES = `${CONTRACTS}/call-paths`;
const HEAD = [
  `// Generated from ${CONTRACTS}/calls by tooling/src/generate.`,
  '// `npm run generate` writes it again, and so does every build.',
];
const MAX_LINE = 120;

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

/** What browsers and gateway load of the definitions of calls, by path. Throws for a response that has no name. */
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
  return new Map([
    table('page', 'PAGE_CALLS', 'Calls that anyone may make: each page loads this table.'),
    table('late', 'LATE_CALLS', 'Calls that few visitors make: browsers load them with the first of them.'),
    table('gateway', 'GATEWAY_CALLS', 'Calls that the gateway makes for browsers without script.'),
    [
      `${CONTRACTS}/api/responses.ts`,
      await responsesText(
        root,
        calls.filter(([, call]) => tableOf(call) !== undefined),
      ),
    ],
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

async function responsesText(root: string, calls: Calls): Promise<string> {
  const names = await schemaNames(root);
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
    '/** What is checked where it arrives: the response of each call. */',
    'export const RESPONSES = {',
    ...rows.map(({ row }) => row),
    '};',
  ]);
}

interface SchemaName {
  readonly name: string;
  /** Path below the contracts, and what the module is called where it is imported. */
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
