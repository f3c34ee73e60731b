import { notFound } from '@vestibule/contracts';
import { isTabular } from '@vestibule/contracts/records/tabular';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { kindOf, recordAccess } from '../../engines/records/record-access';
import { tagsOfKind } from '../../engines/records/tags';
import { handleCall } from '../../platform/api/handle-call';
import type { Deps } from '../../platform/server/deps';
import { changed, personal } from '../../platform/server/tags';
import { exportTable } from './export-table';
import { importTable } from './import-table';

/** The kind in an address whose records are lines of a table. */
function tabularKind(params: Readonly<Record<string, string>>) {
  const kind = kindOf(params);
  if (!isTabular(kind)) throw notFound('There is no table of such records');
  return kind;
}

/** Records of a kind as CSV tables, for the hub. */
export function recordTableRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const { authorise, author } = recordAccess(deps);
  const mayWrite = async (request: FastifyRequest) => {
    await authorise('create')(request);
    await authorise('change')(request);
  };

  handleCall(
    app,
    deps,
    'importRecords',
    async ({ params, body: { csv, dry_run: isDryRun }, request, reply }) => {
      const kind = tabularKind(params);
      const imported = await importTable(db, kind, { csv, isDryRun }, await author(request, kind));
      if (!isDryRun && imported.created + imported.changed > 0) changed(reply, ...tagsOfKind(kind));
      personal(reply);
      return imported;
    },
    { authorise: mayWrite },
  );
  handleCall(
    app,
    deps,
    'exportRecords',
    async ({ params, reply }) => {
      const kind = tabularKind(params);
      personal(reply);
      reply.header('content-disposition', `attachment; filename="${kind}.csv"`);
      return exportTable(db, kind);
    },
    { authorise: authorise('read') },
  );
}
