import { Readable } from 'node:stream';
import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { handleCall } from '../../../platform/api/handle-call';
import type { Deps } from '../../../platform/server/deps';
import { personal } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { recordSlug } from '../../../platform/texts/record-slug';
import { entriesCsv } from './entries-csv';
import { findForm } from './find';

/** Entries of visitors with a form, as a table. */
export function entriesRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'formEntries', async ({ lang, params, reply }) => {
    const form = await findForm(deps.db, parseId(params['id']));
    if (!form) throw notFound('There is no such form');
    personal(reply);
    const day = new Date(deps.now()).toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="${recordSlug('form', form, lang)}-${day}.csv"`);
    reply.header('x-content-type-options', 'nosniff');
    return Readable.from(entriesCsv(deps.db, form, lang));
  });
}
