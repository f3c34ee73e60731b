import type { Fields } from '../fields/field';
import { targetOf, type ReferenceTarget } from '../fields/reference-targets';
import type { RecordDefinition } from './define-record';
import { RECORDS } from './index';
import { MODULES } from '../modules/index';
export type { RecordDefinition } from './define-record';
export { EVENT_ACCESS, EVENT_LANGUAGES, type EventAccess } from './event-access';
export { RECORDS } from './index';

export type RecordKind = keyof typeof RECORDS;

/** A kind's definition, where its fields are looked at as data. */
export const recordOf = (kind: RecordKind): RecordDefinition => RECORDS[kind];
/** The kind of this name; undefined for one that this version of the site does not have. */
export const recordKindOf = (name: string): RecordKind | undefined => NAMES.find((kind) => kind === name);
const NAMES = Object.keys(RECORDS) as readonly RecordKind[];

/** Everything that records of these fields may name, modules on them too; a target once for each field. */
export const targetsIn = (fields: Fields): readonly ReferenceTarget[] =>
  Object.values(fields).flatMap((field): readonly ReferenceTarget[] => {
    switch (field.type) {
      case 'reference':
      case 'references':
        return [field.to];
      case 'list':
      case 'group':
        return targetsIn(field.of);
      case 'modules':
        return Object.values(MODULES).flatMap((module) => targetsIn(module.fields));
      default:
        return [];
    }
  });

const kindsNamed = (fields: Fields): readonly string[] => targetsIn(fields).map((target) => targetOf(target).kind);

/** Every kind after those that it names, which must be there before it is written. */
function inOrder(kinds: readonly RecordKind[], sorted: readonly RecordKind[] = []): readonly RecordKind[] {
  return kinds.reduce<readonly RecordKind[]>((done, kind) => {
    if (done.includes(kind)) return done;
    const named = kindsNamed(RECORDS[kind].fields);
    const before = NAMES.filter((other) => other !== kind && named.includes(other));
    return [...inOrder(before, done), kind];
  }, sorted);
}

/** All kinds, each after those that it names. */
export const RECORD_KINDS = inOrder(NAMES);
