import type { Language, Teaser } from '@vestibule/contracts';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { teasers } from '../../../engines/records/tables';
import { loadPictures, presentPicture, type Pictures } from '../../../engines/media/pictures/present';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { contentLanguage, pick } from '../../../platform/texts/localise';

/** Public teasers between events, by the day that they close. */
export function teaserRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'teasers', async ({ reply, lang }) => {
    dependsOn(reply, 'teasers');
    const rows = await deps.db
      .select()
      .from(teasers)
      .where(eq(teasers.isOnline, true))
      .orderBy(asc(teasers.position), asc(teasers.id));
    const pictures = await loadPictures(
      deps.db,
      rows.map((row) => row.image),
    );
    return rows.map((row) => present(row, pictures, lang));
  });
}

function present(row: typeof teasers.$inferSelect, pictures: Pictures, asked: Language): Teaser {
  const lang = contentLanguage(asked, row.headline);
  const headline = pick(row.headline, lang);
  return {
    id: row.id,
    lang,
    position: row.position,
    name: headline,
    link: pick(row.link, lang),
    preline: pick(row.preline, lang),
    headline,
    subline: pick(row.subline, lang),
    link_text: pick(row.linkText, lang),
    style: row.style,
    ...presentPicture(pictures, row.image, lang),
  };
}
