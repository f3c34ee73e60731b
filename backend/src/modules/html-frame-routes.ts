import { LANGUAGES, notFound, type Language } from '@vestibule/contracts';
import { htmlFramePath } from '@vestibule/contracts/html-frame';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { storedTexts } from '../fields/texts';
import { modules } from '../platform/db/schema';
import { htmlHash } from '../platform/html/html-hash';
import type { Deps } from '../platform/server/deps';
import { parseId } from '../platform/server/unstorable';
import { asText } from '../site/house/documents';
import { FRAME_POLICY, frameDocument } from './html-frame';

/**
 * GET of the document in which a module shows its HTML (docs/behaviour/content.md#html); 404 once the text is another.
 * Who knows the hash of a text has seen it: nothing else is asked.
 */
export function htmlFrameRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
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
    const textOf = storedTexts(row?.texts ?? {});
    const htmlOf = (lang: Language) => asText(textOf(lang)['html_code']);
    const lang = LANGUAGES.find((one) => htmlOf(one) !== '' && htmlHash(htmlOf(one)) === hash);
    if (lang === undefined) throw notFound('There is no such text');
    return reply
      .headers({ 'content-security-policy': FRAME_POLICY, 'cache-control': 'public, max-age=31536000, immutable' })
      .type('text/html; charset=utf-8')
      .send(frameDocument(htmlOf(lang), lang));
  });
}
