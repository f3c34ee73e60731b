import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { parseId } from '../../../platform/server/unstorable';
import { loadSeries } from './detail';

/** One series; the list of them is an option list of the programme's filter. */
export function seriesRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'seriesDetail', async ({ lang, params, reply }) => {
    const id = parseId(params['id']);
    const series = id === undefined ? undefined : await loadSeries(deps.db, id, lang);
    if (!series) throw notFound();
    dependsOn(reply, 'series');
    return series;
  });
}
