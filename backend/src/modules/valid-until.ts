import type { FastifyReply } from 'fastify';
import { nextChange } from '../fields/online-window';
import { validUntil } from '../platform/server/tags';
import type { ModuleRow } from './load';

/** Says when these modules will be others for visitors (docs/behaviour/content.md#online-windows). */
export const validUntilChange = (reply: FastifyReply, rows: readonly ModuleRow[], now: number): void =>
  validUntil(
    reply,
    nextChange(
      rows.map(({ data }) => data),
      now,
    ),
  );
