import type { RecordKind } from '../records/kinds';

/** Rights that concern no kind of record (docs/behaviour/editing.md#roles). */
export const GENERAL_RIGHTS = [
  /** See the hub: its lists, records and library, and pages that are not online. */
  'hub',
  /** Take files into the library, describe, replace and remove them. */
  'media',
  /** Decide what tickets cost, and how many there are. */
  'prices',
  /** Read the entries that visitors have sent with forms, and decide who gets them. */
  'entries',
  /** Change the site's texts on every page. */
  'house',
  /** Take site and shop offline, and write code into every page. */
  'settings',
  /** Let holders of tickets in. */
  'admit',
  /** Sell at the desk, take money, cancel. */
  'sell',
  /** See who has bought, and who waits. */
  'customers',
  /** Read the closing of a day. */
  'settle',
  /** Write to the buyers of an event that has changed. */
  'buyers',
  /** Decide which versions of the site visitors get. */
  'releases',
  /** Invite people, make roles, give roles to people, end their sessions. */
  'users',
  /** Read the audit log. */
  'audit',
] as const;
export type GeneralRight = (typeof GENERAL_RIGHTS)[number];

/** To change records of a kind that visitors do not see, to change visible ones, and to remove them. */
export const KIND_ACTIONS = ['edit', 'publish', 'delete'] as const;
export type KindAction = (typeof KIND_ACTIONS)[number];

export type Right = GeneralRight | `${KindAction}:${RecordKind}`;

/** Names of rights; of a newer backend there may be unknown ones among them. */
export type Rights = readonly string[];

export const hasRight = (rights: Rights, right: Right): boolean => rights.includes(right);
