import { RECORD_KINDS, type RecordKind } from '../records/kinds';
import { kindRight, RIGHT_NAMES, withImplied } from './names';
import { KIND_ACTIONS, type Right } from './rights';

/** Roles that every site has; other roles are made in the hub. */
export const READY_ROLES = ['editor', 'publisher', 'programme', 'shop', 'door', 'administrator'] as const;
export type ReadyRole = (typeof READY_ROLES)[number];

const PROGRAMME = [
  'events',
  'exhibitions',
  'persons',
  'productions',
  'rooms',
  'seat_plans',
  'series',
  'teasers',
  'terms',
  'venues',
] as const satisfies readonly RecordKind[];

const all = (kinds: readonly RecordKind[]): readonly Right[] =>
  kinds.flatMap((kind) => KIND_ACTIONS.map((action) => kindRight(action, kind)));

/** Rights of each ready-made role, as it is delivered. The administrator has all rights, always. */
export const READY_RIGHTS: Readonly<Record<ReadyRole, readonly Right[]>> = {
  editor: withImplied(['media', 'edit:pages', 'edit:articles']),
  publisher: withImplied(['media', 'prices', 'entries', 'house', 'buyers', ...all(RECORD_KINDS)]),
  programme: withImplied(['media', 'prices', 'buyers', ...all(PROGRAMME)]),
  shop: withImplied(['prices', 'sell', 'customers', 'settle', 'buyers', ...all(['admissions', 'vouchers'])]),
  door: withImplied(['admit']),
  administrator: RIGHT_NAMES,
};
