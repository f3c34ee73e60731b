import { Readable } from 'node:stream';
import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { requireRight } from '../../../platform/auth/identity';
import type { Deps } from '../../../platform/server/deps';
import { acceptedLanguage } from '../../../platform/server/language';
import { personal } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { recordSlug } from '../../../platform/texts/record-slug';
import { entriesCsv } from './entries-csv';
import { findForm } from './find';

/** GET /api/forms/{id}/entries.csv: entries of visitors with a form, for roles that may read them. */
export function entriesRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>): void {
  app.get<{ Params: { id: string } }>('/api/forms/:id/entries.csv', async (request, reply) => {
    await requireRight(deps, request, 'entries');
    const form = await findForm(deps.db, parseId(request.params.id));
    if (!form) throw notFound('There is no such form');
    personal(reply);
    const lang = acceptedLanguage(request.headers['accept-language']);
    const day = new Date(deps.now()).toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="${recordSlug('form', form, lang)}-${day}.csv"`);
    reply.header('x-content-type-options', 'nosniff');
    return reply.type('text/csv; charset=utf-8').send(Readable.from(entriesCsv(deps.db, form, lang)));
  });
}
