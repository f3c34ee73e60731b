import { hasRight, type Right } from '../rights/rights';
import type { Role } from '../rights/roles';
import { recordOf, type RecordKind } from './kinds';

export const RECORD_ACTIONS = ['read', 'create', 'change', 'remove'] as const;
export type RecordAction = (typeof RECORD_ACTIONS)[number];
type RecordRights = Readonly<Record<Role, readonly RecordAction[]>>;

const ALL = RECORD_ACTIONS;
const SEE: readonly RecordAction[] = ['read'];

/** Rights of each role to records of the programme, and to kinds that have no line below. */
const PROGRAMME: RecordRights = { editor: SEE, publisher: ALL, programme: ALL, shop: SEE, administrator: ALL };
/** Rights to records that editors write: a removed record leaves the site at once, so other roles remove it. */
const CONTENT: RecordRights = {
  editor: ['read', 'create', 'change'],
  publisher: ALL,
  programme: SEE,
  shop: SEE,
  administrator: ALL,
};
/**
 * Redirects, forms, synonyms and checks of the search: editors only read them, as a redirect takes over any address,
 * and the others are never hidden.
 */
const SITE: RecordRights = { editor: SEE, publisher: ALL, programme: SEE, shop: SEE, administrator: ALL };

const RIGHTS_OF_KIND: Readonly<Partial<Record<RecordKind, RecordRights>>> = {
  pages: CONTENT,
  articles: CONTENT,
  forms: SITE,
  redirects: SITE,
  synonyms: SITE,
  search_checks: SITE,
  // Seat groups and prices belong to the event; the other fields take another right.
  events: { ...PROGRAMME, shop: ['read', 'change'] },
  exhibitions: { ...PROGRAMME, shop: ['read', 'change'] },
  // Both are money.
  admissions: { editor: SEE, publisher: ALL, programme: SEE, shop: ALL, administrator: ALL },
  vouchers: { editor: SEE, publisher: ALL, programme: SEE, shop: ALL, administrator: ALL },
};

/** Whether the role may do this with records of the kind. */
export const mayDo = (role: Role, action: RecordAction, kind: RecordKind): boolean =>
  (RIGHTS_OF_KIND[kind] ?? PROGRAMME)[role].includes(action);

/**
 * The right that a change of a field takes. A hidden record may be changed by all roles that may write content;
 * undefined for a key, which is given with the record and never changes.
 */
export function rightOfField(kind: RecordKind, name: string, isSeen: boolean): Right | undefined {
  const right = recordOf(kind).rights[name];
  return right === 'publish' && !isSeen ? 'content' : right;
}

export interface LockedField {
  readonly name: string;
  /** The right that the role lacks. */
  readonly right: Right;
}

/** Fields of a record that the role may not change while visitors see it, or while they do not. */
export const lockedFields = (role: Role | '', kind: RecordKind, isSeen: boolean): readonly LockedField[] =>
  Object.keys(recordOf(kind).fields).flatMap((name) => {
    // Showing a hidden record always needs the right of a visible one.
    const right = rightOfField(kind, name, isSeen || name === recordOf(kind).hiddenBy);
    return right === undefined || hasRight(role, right) ? [] : [{ name, right }];
  });
