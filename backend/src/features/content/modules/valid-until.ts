import type { FastifyReply } from 'fastify';
import { nextChange } from '../../../engines/fields/online-window';
import { validUntil } from '../../../platform/server/tags';
import type { ModuleRow } from '../../../engines/records/modules/load';

/**
 * Says when these modules will be others for visitors (docs/behaviour/content.md#online-windows); `planned` is when
 * others will take their place, in ms since 1970.
 */
export function validUntilChange(
  reply: FastifyReply,
  rows: readonly ModuleRow[],
  now: number,
  planned = Infinity,
): void {
  const data = rows.map((row) => row.data);
  const instant = Math.min(nextChange(data, now) ?? Infinity, planned);
  validUntil(reply, instant === Infinity ? undefined : instant);
}
