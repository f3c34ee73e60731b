import { USER_ROLES, type Role } from './roles';

/** Rights, each with the roles that have it (docs/behaviour/editing.md#roles). */
const RIGHTS = {
  /** See the hub: its lists, records and library, and pages that are not online. */
  hub: USER_ROLES,
  /** Write the content of pages. */
  content: ['editor', 'publisher', 'administrator'],
  /** Decide what of it visitors see. */
  publish: ['publisher', 'administrator'],
  /** Publish the programme alone: decide what visitors see of events, productions, people, venues. */
  'publish:programme': ['publisher', 'programme', 'administrator'],
  /** Publish prices alone: decide what tickets cost, and how many there are. */
  'publish:prices': ['publisher', 'programme', 'shop', 'administrator'],
  /** Take files into the library, describe, replace and remove them. */
  media: ['editor', 'publisher', 'programme', 'administrator'],
  /** Read the entries that visitors have sent with forms. */
  entries: ['publisher', 'administrator'],
  /** Change the site's texts on every page. */
  house: ['publisher', 'administrator'],
  /** Take site and shop offline, and write code into every page. */
  settings: ['administrator'],
  /** Work in the box office: let holders of tickets in, sell, take money, cancel, and see who has bought. */
  tickets: ['shop', 'administrator'],
  /** Write to the buyers of an event that has changed. */
  buyers: ['publisher', 'programme', 'shop', 'administrator'],
  /** Decide which versions of the site visitors get. */
  releases: ['administrator'],
  /** Invite people, change their roles, end their sessions. */
  users: ['administrator'],
  /** Read the audit log. */
  audit: ['administrator'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Right = keyof typeof RIGHTS;
export const RIGHT_NAMES = Object.keys(RIGHTS) as readonly Right[];

/** Rights to change published data: of everything that editors write, or of one part of the site. */
export type PublishRight = Extract<Right, 'publish' | `publish:${string}`>;

/** Whether a role has the right; `''`, an account that may not edit, has none. */
export const hasRight = (role: Role | '', right: Right): boolean =>
  (RIGHTS[right] as readonly (Role | '')[]).includes(role);

/** The roles that have a right, in the order of the table. */
export const rolesWith = (right: Right): readonly Role[] => RIGHTS[right];
