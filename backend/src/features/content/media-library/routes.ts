import { ALL_TAGS } from '@vestibule/contracts/tags';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireEditor } from '../../../platform/auth/identity';
import type { MediaDeps } from '../../../engines/media/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { changed, personal } from '../../../platform/server/tags';
import { pageLinks } from '../../../platform/server/paging';
import { askedVersion } from '../../../platform/server/version';
import { loadItem, loadItems } from './item';
import { listNames } from './list';
import { receive } from '../../../engines/media/receive';
import { change, remove, replace, takeIn } from './store';

/**
 * The library of pictures, recordings, films, captions and documents, for editors
 * (docs/behaviour/content.md#library).
 */
export function libraryRoutes(app: FastifyInstance, deps: MediaDeps): void {
  const folder = deps.mediaStore.incoming;
  const answer = (reply: FastifyReply, item: MediaItem) => {
    personal(reply);
    reply.header('etag', `"${item.version}"`);
    return item;
  };
  const by = async (request: FastifyRequest) => ({
    authorId: (await requireEditor(deps, request)).id,
    now: deps.now(),
  });
  const named = ({ file = '' }: Readonly<Record<string, string>>) => file;
  /** Any page may show it. */
  const purged = async (reply: FastifyReply, file: string) => {
    changed(reply, ...ALL_TAGS);
    return answer(reply, await loadItem(deps, file));
  };

  handleCall(app, deps, 'media', async ({ query, reply }) => {
    personal(reply);
    const { count, names } = await listNames(deps.db, query);
    return { count, results: await loadItems(deps, names), ...pageLinks('/api/media/', query, count) };
  });
  handleCall(app, deps, 'mediaItem', async ({ params, reply }) => answer(reply, await loadItem(deps, named(params))));
  handleCall(app, deps, 'uploadMedia', async ({ upload, query, request, reply }) => {
    const author = await by(request);
    const { file, isNew } = await receive(upload, folder, (received) => takeIn(deps, received, query.name, author));
    if (isNew) reply.code(201);
    return answer(reply, await loadItem(deps, file));
  });
  handleCall(app, deps, 'replaceMedia', async ({ upload, params, request, reply }) => {
    const file = named(params);
    const author = await by(request);
    await receive(upload, folder, (received) => replace(deps, file, askedVersion(request), received, author));
    return purged(reply, file);
  });
  handleCall(app, deps, 'changeMedia', async ({ params, body, request, reply }) => {
    await change(deps, named(params), askedVersion(request), body, await by(request));
    return purged(reply, named(params));
  });
  handleCall(app, deps, 'deleteMedia', async ({ params, request, reply }) => {
    await remove(deps, named(params), askedVersion(request), await by(request));
    personal(reply);
    return {};
  });
}
