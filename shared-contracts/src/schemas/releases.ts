import { array, boolean, number, object, string } from 'yup';
import { flagSchema, textSchema } from '../fields/common';

const count = () => number().integer().min(0).nullable().defined();
const share = () => number().min(0).max(100).nullable().defined();

/**
 * A version of a remote. `share` is the percentage of visitors who get it now; numbers are null while the gateway does
 * not respond.
 */
const releasedVersion = object({
  version: string().required(),
  /** Publisher and time of publishing (ISO 8601, UTC); null when it was not recorded. */
  by: string().nullable().defined(),
  at: string().nullable().defined(),
  live: flagSchema(),
  share: share(),
  /** Renders and browser loads of the last five minutes that went well, and those that did not. */
  loads: count(),
  failures: count(),
});

const releasedRemote = object({
  name: string().required(),
  /** The live version. */
  version: string().required(),
  pinned: boolean().required(),
  canary: object({ version: string().required(), percent: number().integer().min(1).max(100).required() })
    .nullable()
    .defined(),
  /** Newest first. */
  versions: array().of(releasedVersion).required(),
});

/**
 * One move of a pointer. `revision` counts the moves of the live composition; null for canaries, which have a pointer
 * of their own.
 */
const releaseHistoryEntry = object({
  key: string().required(),
  revision: number().integer().nullable().defined(),
  kind: string().oneOf(['start', 'publish', 'promote', 'rollback', 'pin', 'unpin', 'canary']).required(),
  /** The moved shell or remotes, `version` null where the move concerns no single one; empty for `to`. */
  parts: array()
    .of(object({ name: string().required(), version: string().nullable().defined() }))
    .required(),
  /** Revision that a rollback of everything went back to. */
  to: number().integer().nullable().defined(),
  /** Share of a canary, 0 when it ended; null for other moves. */
  percent: number().integer().min(0).max(100).nullable().defined(),
  by: textSchema(),
  at: string().required(),
});

/**
 * Which versions of the site's parts are live, and for whom. `server_time` is ISO 8601, UTC; `history` newest first.
 */
export const releases = object({
  server_time: string().required(),
  composition: string().required(),
  shell: string().required(),
  contracts: string().required(),
  remotes: array().of(releasedRemote).required(),
  history: array().of(releaseHistoryEntry).required(),
});

const remoteName = () =>
  string()
    .max(40)
    .matches(/^[a-z][a-z0-9]{1,39}$/, 'must be the name of a remote');
const remoteVersion = () =>
  string()
    .max(120)
    .matches(/^\d+\.\d+\.\d+[\w.+-]{0,80}$/, 'must be a version such as 1.2.0');

type MoveField = 'remote' | 'version' | 'percent';
/** Fields that each move needs besides its action; a rollback without a remote is one of the whole composition. */
const NEEDED = {
  publish: ['remote', 'version'],
  promote: ['remote'],
  rollback: [],
  pin: ['remote', 'version'],
  unpin: ['remote'],
  canary: ['remote', 'version', 'percent'],
} as const satisfies Record<string, readonly MoveField[]>;
const ACTIONS = Object.keys(NEEDED) as (keyof typeof NEEDED)[];

/** A move of an administrator; `percent` 0 ends a canary. */
export const releaseMove = object({
  action: string().oneOf(ACTIONS).required(),
  remote: remoteName(),
  version: remoteVersion(),
  percent: number().integer().min(0).max(100),
})
  .noUnknown()
  .test('complete', (move, { createError }) => {
    const needed = ACTIONS.flatMap((action): readonly MoveField[] => (action === move.action ? NEEDED[action] : []));
    const missing = needed.find((field) => move[field] === undefined);
    return missing === undefined || createError({ path: missing, message: `${missing} is a required field` });
  });

/** Other versions for browsers that open the link, for `hours`; `to` is the page it leads to. */
export const previewRequest = object({
  remotes: array()
    .of(object({ name: remoteName().required(), version: remoteVersion().required() }).noUnknown())
    .min(1)
    .max(10)
    .required(),
  hours: number().integer().min(1).max(168).required(),
  to: string()
    .required()
    .max(500)
    .matches(/^\/(?![/\\])[^\s\\]*$/, 'must be a path of this site'),
}).noUnknown();

/** Path of the link, on this site. */
export const previewLink = object({ url: string().required() });
