import type { RemoteDeclaration } from '@vestibule/contracts';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

/** TypeScript that compiles when the exposes keep the contract. */
export interface Assertions {
  readonly code: string;
  /** The expose that each line of the code (from 1) is about. */
  readonly exposeOf: ReadonlyMap<number, string>;
}

/** The functions infer a page's data, so that loader, meta, slots and component must agree about it. */
const HEAD = [
  `import type { AnyPageExpose, AnySlotExpose, PageExpose, SlotExpose, SlotName } from '@vestibule/contracts';`,
  `export const page = <D>(expose: PageExpose<D>): AnyPageExpose => expose;`,
  `export const slot = <S extends SlotName>() => <D>(expose: SlotExpose<S, D>): AnySlotExpose<S> => expose;`,
];

/** Asserts each expose that has a source: pages as pages, slot exposes for every slot that they are declared for. */
export function assertionsOf(sourceDir: string, folder: string, { exposes, slots }: RemoteDeclaration): Assertions {
  const lines = [...HEAD];
  const exposeOf = new Map<number, string>();
  const add = (expose: string, line: string) => exposeOf.set(lines.push(line), expose);
  for (const [index, [name, file]] of Object.entries(exposes).entries()) {
    const calls = callsFor(name, slots);
    if (calls.length === 0 || !existsSync(join(sourceDir, file))) continue;
    const module = relative(folder, join(sourceDir, file)).replace(/\.tsx?$/, '');
    add(name, `import e${index} from ${JSON.stringify(module)};`);
    for (const call of calls) add(name, `${call}(e${index});`);
  }
  return { code: lines.join('\n') + '\n', exposeOf };
}

/** Contract of a name; a slot expose that no slot uses has no params to agree with, any other name has no contract. */
function callsFor(expose: string, slots: RemoteDeclaration['slots']): readonly string[] {
  if (expose.startsWith('./pages/')) return ['page'];
  if (!expose.startsWith('./slots/')) return [];
  const declared = slots
    .filter((entry) => entry.expose === expose)
    .map(({ slot }) => `slot<${JSON.stringify(slot)}>()`);
  return declared.length > 0 ? declared : ['slot<never>()'];
}
