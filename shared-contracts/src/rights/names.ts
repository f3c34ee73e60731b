import { RECORD_KINDS, type RecordKind } from '../records/kinds';
import { GENERAL_RIGHTS, KIND_ACTIONS, type KindAction, type Right, type Rights } from './rights';

export const kindRight = (action: KindAction, kind: RecordKind): Right => `${action}:${kind}`;

/** Every right, the general ones first. */
export const RIGHT_NAMES: readonly Right[] = [
  ...GENERAL_RIGHTS,
  ...RECORD_KINDS.flatMap((kind) => KIND_ACTIONS.map((action) => kindRight(action, kind))),
];

/** A right without which one of this kind is no use. */
function implied(right: Right): readonly Right[] {
  const [action, kind] = right.split(':');
  if (kind !== undefined && action !== 'edit') return ['hub', `edit:${kind as RecordKind}`];
  if (right === 'sell' || right === 'customers') return ['hub', 'admit'];
  return ['hub'];
}

/** The rights of these names and those that they need, in the order of all rights; unknown names are left out. */
export function withImplied(names: Rights): readonly Right[] {
  const given = RIGHT_NAMES.filter((right) => names.includes(right));
  const whole = new Set(given.flatMap((right) => [right, ...implied(right)]));
  return RIGHT_NAMES.filter((right) => whole.has(right));
}
