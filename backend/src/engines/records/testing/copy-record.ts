import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { Json } from '../../../platform/db/documents';
import type { Visitor } from '../../../testing/visitor';

let copies = 0;

/** Makes a copy of a record with another identity, and another name where it is unique; returns its id. */
export async function copyRecord(editor: Visitor, kind: RecordKind, values: Json): Promise<number> {
  const { identity, unique, hasUniqueName } = recordOf(kind);
  copies += 1;
  const others: readonly (readonly [string, string])[] = [
    ...identity.slice(-1),
    ...(hasUniqueName ? ['name'] : []),
  ].map((name) => [name, `${String(values[name])}-${copies}`]);
  const address = kind === 'pages' ? { slug: { de: `kopie-${copies}` } } : {};
  const copy: Json = {
    ...values,
    ...address,
    ...Object.fromEntries(unique.map((name) => [name, null])),
    ...Object.fromEntries(others),
  };
  const made = await editor.write('POST', `/api/records/${kind}/`, copy);
  expect([kind, made.statusCode, made.statusCode === 201 ? '' : made.body]).toEqual([kind, 201, '']);
  return made.json<{ id: number }>().id;
}
