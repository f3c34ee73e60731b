import { LANGUAGES, notFound, type Language } from '@vestibule/contracts';
import { htmlFramePath } from '@vestibule/contracts/html-frame';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { storedTexts } from '../../../engines/fields/texts';
import type { Database } from '../../../platform/db/database';
import { modules, publications, type KeptModule } from '../../../engines/records/tables';
import { htmlHash } from '../../../platform/html/html-hash';
import type { Deps } from '../../../platform/server/deps';
import { parseId } from '../../../platform/server/unstorable';
import { asText } from '../../../platform/db/documents';
import { FRAME_POLICY, frameDocument } from './html-frame';

/**
 * GET of the document in which a module shows its HTML (docs/behaviour/content.md#html); 404 once the text has changed.
 * The hash of a text proves that the caller has seen it: no other right is checked.
 */
export function htmlFrameRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  // eslint-disable-next-line no-restricted-syntax -- A document in a frame, outside of the API.
  app.get<{ Params: { id: string; hash: string } }>(htmlFramePath(':id', ':hash'), async (request, reply) => {
    const { hash } = request.params;
    const id = parseId(request.params.id);
    const [row] =
      id === undefined
        ? []
        : await db
            .select()
            .from(modules)
            .where(and(eq(modules.id, id), eq(modules.model, 'html')));
    const found = find(row?.texts, hash) ?? (id === undefined ? undefined : await findPublished(db, id, hash));
    if (found === undefined) throw notFound('There is no such text');
    return reply
      .headers({ 'content-security-policy': FRAME_POLICY, 'cache-control': 'public, max-age=31536000, immutable' })
      .type('text/html; charset=utf-8')
      .send(frameDocument(found.html, found.lang));
  });
}

interface Found {
  readonly html: string;
  readonly lang: Language;
}

/** The text with this hash, and its language. */
function find(texts: KeptModule['texts'] | undefined, hash: string): Found | undefined {
  const textOf = storedTexts(texts ?? {});
  const all = LANGUAGES.map((lang) => ({ lang, html: asText(textOf(lang)['html_code']) }));
  return all.find(({ html }) => html !== '' && htmlHash(html) === hash);
}

/** The published text may differ from the editors' present one. */
async function findPublished(db: Database, id: number, hash: string): Promise<Found | undefined> {
  const rows = await db
    .select({ modules: publications.modules })
    .from(publications)
    .where(sql`${publications.modules} @> ${JSON.stringify([{ id, model: 'html' }])}::jsonb`);
  const same = rows.flatMap(({ modules: kept }) => (kept ?? []).filter((one) => one.id === id));
  return same.map(({ texts }) => find(texts, hash)).find((one) => one !== undefined);
}
