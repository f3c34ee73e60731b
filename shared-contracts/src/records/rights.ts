import type { Role } from '../rights/roles';
import type { RecordKind } from './kinds';

export const RECORD_ACTIONS = ['read', 'create', 'change', 'remove'] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];
type RecordRights = Readonly<Record<Role, readonly RecordAction[]>>;

const ALL = RECORD_ACTIONS;
const SEE: readonly RecordAction[] = ['read'];

/** What each role may do with records of the programme, and of kinds that have no line below. */
const PROGRAMME: RecordRights = { editor: SEE, publisher: ALL, programme: ALL, shop: SEE, administrator: ALL };
/** With what editors write: a record that is gone cannot be brought back, so that others remove it. */
const CONTENT: RecordRights = {
  editor: ['read', 'create', 'change'],
  publisher: ALL,
  programme: SEE,
  shop: SEE,
  administrator: ALL,
};
/** Redirects take over addresses of the whole site. */
const SITE: RecordRights = { editor: SEE, publisher: ALL, programme: SEE, shop: SEE, administrator: ALL };

const RIGHTS_OF_KIND: Readonly<Partial<Record<RecordKind, RecordRights>>> = {
  pages: CONTENT,
  articles: CONTENT,
  forms: CONTENT,
  redirects: SITE,
  // Seat groups and prices belong to the event.
  events: { ...PROGRAMME, shop: ['read', 'change'] },
  // Vouchers are money.
  vouchers: { editor: SEE, publisher: ALL, programme: SEE, shop: ALL, administrator: ALL },
};

/** Whether the role may do this with records of the kind. */
export const mayDo = (role: Role, action: RecordAction, kind: RecordKind): boolean =>
  (RIGHTS_OF_KIND[kind] ?? PROGRAMME)[role].includes(action);
