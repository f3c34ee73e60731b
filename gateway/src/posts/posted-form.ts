import { Busboy } from '@fastify/busboy';
import { SiteError } from '@vestibule/contracts';
import { MAX_POST } from '@vestibule/contracts/worker/messages';
import { MAX_FORM_FILE_BYTES } from '@vestibule/contracts/form-files';
import type { FastifyRequest } from 'fastify';
import type { RequestBodies } from '../proxy/request-bodies';

const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const MULTIPART = /^multipart\/form-data\s*;/i;
/** Files of one post; a form with more fields for files is none that people fill in. */
const MAX_FILES = 5;

/** A file of a post, whole. */
export interface PostedFile {
  /** Name of its control. */
  readonly control: string;
  readonly name: string;
  readonly content: Buffer;
}
/** A browser's post: URL-encoded texts, and files. */
export interface PostedForm {
  readonly posted: string;
  readonly files: readonly PostedFile[];
}
type Bodies = Pick<RequestBodies, 'read'>;

/** Reads a posted form; undefined for a body that no form writes. Rejects as `RequestBodies` does. */
export async function readPosted(
  request: FastifyRequest,
  { texts, files }: { readonly texts: Bodies; readonly files: Bodies },
): Promise<PostedForm | undefined> {
  const type = request.headers['content-type'] ?? '';
  if (URL_ENCODED.test(type)) return { posted: (await texts.read(request, request.raw)).toString('utf8'), files: [] };
  return MULTIPART.test(type) ? parse(await files.read(request, request.raw), type) : undefined;
}

/** Throws `validation` for an unreadable body, `too_large` for more than a form may hold. */
function parse(body: Buffer, type: string): Promise<PostedForm> {
  return new Promise((resolve, reject) => {
    const texts = new URLSearchParams();
    const files: PostedFile[] = [];
    const wrong = () => reject(new SiteError('validation', 400, 'The form cannot be read'));
    const tooMuch = () => reject(new SiteError('too_large', 413, 'The form holds too much'));
    let parts;
    try {
      // A byte more than a file may have: the backend sees that it is too large, and says so at its field.
      const limits = { files: MAX_FILES, fileSize: MAX_FORM_FILE_BYTES + 1, fieldSize: MAX_POST, fields: 1000 };
      parts = new Busboy({ headers: { 'content-type': type }, limits });
    } catch {
      return wrong();
    }
    parts.on('field', (name, value, _nameCut, cut) => (cut ? tooMuch() : void texts.append(name, value)));
    parts.on('file', (control, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // A control without a file is posted with an empty one.
        if (name && chunks.length > 0) files.push({ control, name, content: Buffer.concat(chunks) });
      });
    });
    parts.on('filesLimit', tooMuch);
    parts.on('fieldsLimit', tooMuch);
    parts.on('error', wrong);
    parts.on('finish', () => {
      const posted = texts.toString();
      if (posted.length > MAX_POST) tooMuch();
      else resolve({ posted, files });
    });
    parts.end(body);
  });
}
