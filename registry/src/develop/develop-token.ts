import { number, object, string } from 'yup';
import { REMOTE_NAME } from '../manifest';
import { readGrant, signToken } from '../preview-token';

/** Lets a developer try builds of one remote on a running site, in a preview of their own. It moves no pointer. */
export interface DevelopGrant {
  /** Names this session of work. */
  readonly session: string;
  readonly remote: string;
  /** Holder of the token. */
  readonly by: string;
  /** ms since 1970. */
  readonly until: number;
}

const schema = object({
  session: string()
    .required()
    .matches(/^[a-z0-9]{4,40}$/),
  remote: string().required().matches(REMOTE_NAME),
  by: string().required(),
  until: number().integer().required(),
});

export const signDevelopGrant = (secret: string, grant: DevelopGrant): string => signToken(secret, 'develop', grant);

/** Rights of a token; undefined when it is forged, damaged or over. */
export const readDevelopGrant = (secret: string, token: string, now: number): DevelopGrant | undefined =>
  readGrant(secret, 'develop', token, schema, now);
