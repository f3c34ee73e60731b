import { SiteError } from '@vestibule/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file as its body. */
    upload?: boolean;
  }
}

/** A file that is on its way; reading more than `most` bytes of it is the handler's to refuse. */
export interface Upload {
  readonly stream: Readable;
  readonly most: number;
}

const TYPE = 'application/octet-stream';

/** Bodies of this type are handed on as they come, to routes that take files and to no other. */
export function acceptUploads(app: FastifyInstance): void {
  app.addContentTypeParser(TYPE, (request, payload, done) => {
    if (request.routeOptions.config.upload) done(null, payload);
    else done(new SiteError('unsupported_media_type', 415, `${TYPE} is not taken here`));
  });
}

/** Throws `unsupported_media_type` when the body is no file. */
export function uploadOf({ body }: Pick<FastifyRequest, 'body'>, most: number): Upload {
  if (body instanceof Readable) return { stream: body, most };
  throw new SiteError('unsupported_media_type', 415, `The file itself must be the body, as ${TYPE}`, { field: 'file' });
}
