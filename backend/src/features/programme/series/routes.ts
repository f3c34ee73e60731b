import type { Language, SeriesDetail } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { series } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';

/** One series; the list of them is an option list of the programme's filter. */
export function seriesRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'seriesDetail', async (call) => {
    const series = await previewed(deps, 'series', call, (from, id) => loadSeries(from, id, call.lang));
    dependsOn(call.reply, 'series');
    return series;
  });
}

/** A series, or undefined when there is none with that id. */
async function loadSeries(db: Database, id: number, asked: Language): Promise<SeriesDetail | undefined> {
  const [row] = await db
    .select()
    .from(series)
    .where(and(eq(series.id, id), series.isOnline));
  if (!row) return undefined;
  const lang = contentLanguage(asked, row.title, row.body);
  return {
    id,
    lang,
    slug: recordSlug('series', row, asked),
    names: recordNames('series', row),
    title: nameOf(row, lang),
    body: pick(row.body, lang),
    ...presentPicture(await loadPictures(db, [row.image]), row.image, asked),
  };
}
