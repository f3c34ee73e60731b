import type { FastifyRequest } from 'fastify';
import { isSame } from './signature';

/** Whether a request carries the token that only programs of this site know. */
export const hasBearer = ({ headers }: Pick<FastifyRequest, 'headers'>, token: string): boolean =>
  isSame(headers.authorization, `Bearer ${token}`);
