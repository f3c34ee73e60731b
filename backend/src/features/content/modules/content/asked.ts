import { notFound } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import { requireEditor } from '../../../../platform/auth/identity';
import type { Deps } from '../../../../platform/server/deps';
import { parseId } from '../../../../platform/server/unstorable';
import { askedVersion } from '../../../../platform/server/version';
import type { By } from '../../../../platform/audit/note';

/** The editor of a request, and now. */
export const by = async (deps: Pick<Deps, 'db' | 'now'>, request: FastifyRequest): Promise<By> => ({
  authorId: (await requireEditor(deps, request)).id,
  now: deps.now(),
});

/**
 * The version that a write of a module is based on (docs/behaviour/editing.md#writes-and-versions); undefined where it
 * names any (`*`). Throws 428 without one.
 */
export const askedModuleVersion = (request: FastifyRequest): string | undefined =>
  request.headers['if-match'] === '*' ? undefined : askedVersion(request);

/** The page that a path names by its id. Throws `not_found`. */
export function askedPage({ id }: Readonly<Record<string, string>>): number {
  const page = parseId(id);
  if (page === undefined) throw notFound('There is no such page');
  return page;
}
