import { Busboy } from '@fastify/busboy';
import { SiteError } from '@vestibule/contracts';
import type { CallDefinition } from '@vestibule/contracts/calls/define-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';

/** How a route takes a file: as its body, or as a field of a form. */
type UploadKind = 'body' | 'form';
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a file. */
    upload?: UploadKind | undefined;
  }
}

/** A file that is on its way; reading more than `most` bytes of it is the handler's to refuse. */
export interface Upload {
  readonly stream: Readable;
  readonly most: number;
  /** Name of the file on the visitor's system; empty where only its bytes were sent. */
  readonly name: string;
}

type UploadCall = Pick<CallDefinition, 'upload' | 'multipart'>;

const TYPES: Readonly<Record<UploadKind, string>> = { body: 'application/octet-stream', form: 'multipart/form-data' };
/** Bytes that a form may have around its file. */
const FORM_AROUND = 8192;

/** How a call takes a file; undefined when it takes none. */
export const uploadKind = ({ upload, multipart }: UploadCall): UploadKind | undefined =>
  upload === undefined ? undefined : multipart ? 'form' : 'body';

/** Bytes that the body of a call that takes a file may have; undefined for any other. */
export const uploadLimit = ({ upload, multipart }: UploadCall): number | undefined =>
  upload === undefined || !multipart ? upload : upload + FORM_AROUND;

/** Bodies of these types are handed on as they come, to routes that take files so and to no other. */
export function acceptUploads(app: FastifyInstance): void {
  for (const [kind, type] of Object.entries(TYPES))
    app.addContentTypeParser(type, (request, payload, done) => {
      if (request.routeOptions.config.upload === kind) done(null, payload);
      else done(new SiteError('unsupported_media_type', 415, `${type} is not taken here`));
    });
}

/** Throws `unsupported_media_type` when the body is no file, `validation` when the form has no field "file". */
export async function uploadOf({ body, headers }: FastifyRequest, call: UploadCall): Promise<Upload> {
  const kind = uploadKind(call) ?? 'body';
  const most = call.upload ?? 0;
  if (!(body instanceof Readable)) throw noFile(415, 'unsupported_media_type', `It must come as ${TYPES[kind]}`);
  return kind === 'body'
    ? { stream: body, most, name: '' }
    : fieldOf(body, { 'content-type': headers['content-type'] ?? '' }, most);
}

/** The field "file" of a form. */
function fieldOf(body: Readable, headers: { 'content-type': string }, most: number): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const none = () => reject(noFile(400, 'validation', 'The form has no field "file" with a file'));
    let parts;
    try {
      // One byte more than may come shows that there was more.
      parts = new Busboy({ headers, limits: { files: 1, fields: 8, fieldSize: FORM_AROUND, fileSize: most + 1 } });
    } catch {
      return none();
    }
    parts.on('file', (field, stream, name) => {
      if (field === 'file' && name) resolve({ stream, most, name });
      else stream.resume();
    });
    parts.on('finish', none);
    parts.on('error', none);
    body.on('error', none);
    body.pipe(parts);
  });
}

const noFile = (status: number, code: 'validation' | 'unsupported_media_type', message: string) =>
  new SiteError(code, status, message, { field: 'file' });
