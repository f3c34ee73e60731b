import { withTimeout, type Language } from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import { callPath } from '@vestibule/contracts/api/call-path';
import type { AnswerOf } from '@vestibule/contracts/api/calls';
import { PAGE_CALLS } from '@vestibule/contracts/call-paths/page';
import type { FormProblem } from '@vestibule/contracts/schemas/form-values';
import { trailHeaders } from '@vestibule/contracts/worker/trail';
import type { FastifyRequest } from 'fastify';
import { forwardedFor } from '../proxy/forwarded-for';
import type { Outcome, PassOnOptions } from './pass-on';
import type { PostedFile, PostedForm } from './posted-form';

/** How long the backend may take for one file, in ms. */
const TIMEOUT_MS = 20_000;
const UPLOAD = PAGE_CALLS.uploadTempFile;

type Refusal = Extract<Outcome, { readonly done: false }>;
/**
 * The posted body with ids in the place of files. Or the reason of a refusal, with the ids of the files that were
 * stored.
 */
export interface Uploaded {
  readonly posted: string;
  readonly refusal?: Refusal;
}

/** Hands the files of a post to the backend, which keeps them until the entry names them. Never rejects. */
export async function uploadFiles(
  options: Pick<PassOnOptions, 'backendUrl' | 'token'>,
  request: FastifyRequest,
  { posted, files }: PostedForm,
  lang: Language,
): Promise<Uploaded> {
  const texts = new URLSearchParams(posted);
  for (const file of files) {
    const taken = await upload(options, request, file, lang);
    if (typeof taken !== 'string') return { posted: texts.toString(), refusal: taken };
    // Instead of one that was stored before.
    texts.set(file.control, taken);
  }
  return { posted: files.length === 0 ? posted : texts.toString() };
}

async function upload(
  { backendUrl, token }: Pick<PassOnOptions, 'backendUrl' | 'token'>,
  request: FastifyRequest,
  { control, name, content }: PostedFile,
  lang: Language,
): Promise<string | Refusal> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(content)]), name);
  try {
    return await withTimeout(TIMEOUT_MS, undefined, async (signal) => {
      const headers = { ...forwardedFor(request), ...trailHeaders(request.trail), authorization: `Bearer ${token}` };
      const path = callPath(UPLOAD, { lang });
      const answer = await fetch(backendUrl + path, { method: UPLOAD.method, headers, body, signal });
      if (!answer.ok) return refusalOf(request, control, answer);
      const { id } = (await checkAnswer('uploadTempFile', await answer.json())) as AnswerOf<'uploadTempFile'>;
      return id;
    });
  } catch (error) {
    request.log.error({ error: String(error) }, 'a file could not be passed on');
    return UNAVAILABLE;
  }
}

const UNAVAILABLE: Refusal = { done: false, reason: 'unavailable', problems: {} };
const PROBLEMS: Readonly<Record<number, FormProblem>> = { 400: 'file_type', 413: 'file_large' };

function refusalOf({ log }: FastifyRequest, control: string, { status }: Response): Refusal {
  const problem = PROBLEMS[status];
  if (problem) return { done: false, reason: 'values', problems: { [control]: problem } };
  if (status === 429) return { done: false, reason: 'limited', problems: {} };
  log.error({ status }, 'the backend did not take a file');
  return UNAVAILABLE;
}
