import { readDevelopGrant, type DevelopGrant } from '@vestibule/registry/develop/develop-token';
import { noteProblems } from '@vestibule/registry/develop/problems';
import { receiveBuild } from '@vestibule/registry/develop/receive-build';
import { buildsOfSession, noteBuild } from '@vestibule/registry/develop/session-builds';
import { previewPath } from '@vestibule/registry/preview-link';
import type { Preview } from '@vestibule/registry/preview-token';
import type { Registry } from '@vestibule/registry/registry';
import { RegistryError } from '@vestibule/registry/registry-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVELOP_EVENTS } from '../http/addresses';
import type { Previews } from '../releases/previews';
import { readBuildBody } from './build-body';
import type { EventStreams } from './event-streams';
import { followProblems } from './follow-problems';

/** An unminified build with its source maps, base64: the editor's takes some 20 MB. */
const MAX_BUILD_BYTES = 64 * 1_048_576;
/** Limit for the output of a type check: the registry cuts longer ones. */
const MAX_PROBLEMS_BYTES = 1_048_576;
/** How often an open page of a session looks for a newer build, in ms. */
const LOOK_MS = 500;

export interface DevelopOptions {
  readonly secret: string;
  readonly registry: Registry;
  readonly previews: Previews;
  readonly streams: EventStreams;
}

/**
 * `vestibule dev --against`: takes builds of a developer's machine, shows them in previews of their session, and has
 * open pages reload.
 */
export function developRoutes(app: FastifyInstance, { secret, registry, previews, streams }: DevelopOptions): void {
  const linkOf = ({ session, remote, until }: Pick<DevelopGrant, 'session' | 'remote' | 'until'>, version: string) =>
    previewPath(secret, { remotes: [{ name: remote, version }], until, session });
  const grantOf = ({ headers }: FastifyRequest) =>
    readDevelopGrant(secret, /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '', Date.now());
  // Before the body is read: no one else may make the gateway hold so much.
  const onlyDevelopers = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!grantOf(request))
      return reply
        .code(401)
        .send({ code: 'unauthorized', message: 'The token has expired, or was not made for this site' });
    return undefined;
  };

  app.post('/_develop/builds', { bodyLimit: MAX_BUILD_BYTES, onRequest: onlyDevelopers }, async (request, reply) => {
    const grant = grantOf(request);
    if (!grant) return onlyDevelopers(request, reply);
    try {
      const { name, version } = await receiveBuild(registry, grant, readBuildBody(request.body));
      // A build that cannot be started is not shown: the pages stay with the build before.
      await previews.running({ remotes: [{ name, version }], until: grant.until }).catch((error: unknown) => {
        throw new RegistryError('refused', error instanceof Error ? error.message : String(error));
      });
      await noteBuild(registry, grant.session, { name, version }, new Date());
      request.log.info({ remote: name, version, by: grant.by }, 'a development build');
      return { version, link: linkOf(grant, version) };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      return reply.code(422).send({ code: error.code, message: error.message });
    }
  });

  app.post(
    '/_develop/problems',
    { bodyLimit: MAX_PROBLEMS_BYTES, onRequest: onlyDevelopers },
    async (request, reply) => {
      const grant = grantOf(request);
      if (!grant) return onlyDevelopers(request, reply);
      const { problems } = (request.body ?? {}) as { problems?: unknown };
      if (typeof problems !== 'string')
        return reply.code(400).send({ code: 'validation', message: 'must be a string', field: 'problems' });
      await noteProblems(registry, grant.session, problems);
      return {};
    },
  );

  app.get(DEVELOP_EVENTS, (request, reply) => {
    const preview = previews.of(request);
    if (preview?.session === undefined) return reply.code(404).send({ code: 'not_found', message: 'Not found' });
    const { session } = preview;
    return streams.open(request, reply, (send) => {
      const ends = [follow(preview, session, send), followProblems(registry, session, send)];
      return () => ends.forEach((end) => end());
    });
  });

  function follow({ remotes, until }: Preview, session: string, send: (message: string) => void): () => void {
    let shown = remotes[0]?.version;
    const look = async () => {
      const builds = await buildsOfSession(registry, session).catch(() => undefined);
      const newest = builds?.versions[0];
      if (builds && newest !== undefined && newest !== shown)
        send(linkOf({ session, remote: builds.remote, until }, (shown = newest)));
      timer = setTimeout(() => void look(), LOOK_MS);
    };
    let timer = setTimeout(() => void look(), 0);
    return () => clearTimeout(timer);
  }
}
