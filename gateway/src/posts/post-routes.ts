import {
  DEFAULT_LANGUAGE,
  isSiteError,
  languageOfPath,
  type ActionName,
  type RefusalReason,
  type RefusedPost,
} from '@vestibule/contracts';
import { escapeHtml } from '@vestibule/contracts/escape-html';
import { MAX_POST } from '@vestibule/contracts/worker/messages';
import { isActionName } from '@vestibule/contracts/remote/action';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageMatch } from '../http/page-match';
import { readPageRequest } from '../render/page-request';
import { enterPage, movedFor, type PageVisit } from '../page/page-visit';
import type { PagesOptions } from '../page/pages-options';
import { plainPage, sendError } from '../http/plain-page';
import { plainDocument } from '../http/static-error-page';
import { TEXTS } from '../texts';
import { RequestBodies } from '../proxy/request-bodies';
import { sendPage } from '../page/send-page';
import { readPosted } from './posted-form';
import { passOn, type Outcome, type PassOnOptions } from './pass-on';
import { uploadFiles } from './upload-files';
import { originOf } from '../http/client-origin';

/** Controls whose values do not come back with a post that was not taken: they are typed again. */
const SECRETS = ['password', 'old_password', 'new_password', 'code'] as const;
const WITH_SECRETS: readonly ActionName[] = [
  'postLogin',
  'postRegistration',
  'postConfirmation',
  'postNewPassword',
  'postPasswordChange',
  'postDeletion',
];

/** The posted body without its secrets, as the page may show it again. */
function withoutSecrets(name: ActionName, posted: string): string {
  if (!WITH_SECRETS.includes(name)) return posted;
  const form = new URLSearchParams(posted);
  for (const secret of SECRETS) form.delete(secret);
  return form.toString();
}

/** Deadline as for calls; a class that fills in forms may send from one address. */
const BODY_LIMITS = { bytes: MAX_POST, deadlineMs: 15_000, perClient: 16, places: 64 };
const STATUS: Readonly<Record<RefusalReason, number>> = { values: 422, token: 400, limited: 429, unavailable: 503 };

export interface PostOptions extends PagesOptions, Omit<PassOnOptions, 'setCookies'> {
  /** Reads bodies with a file. */
  readonly files: Pick<RequestBodies, 'read'>;
}

/** Posts of browsers without script to pages (docs/decisions/0026-route-actions.md). */
export async function postRoutes(app: FastifyInstance, options: PostOptions): Promise<void> {
  const texts = new RequestBodies(BODY_LIMITS);
  await app.register(async (scope) => {
    // Read below, when it is clear that it is needed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.post('/*', async (request, reply) => {
      const page = await readPageRequest(request, options);
      const entered = await enterPage(request, reply, page, options, 307);
      if ('answered' in entered) return entered.answered;
      const target = targetOf(entered.visit);
      const refuse = (status: number) => refusePost(reply, status, page.path);
      if (!target) return refuse(405);
      if (!isFromOwnPage(request)) return refuse(403);
      try {
        const form = await readPosted(request, { texts, files: options.files });
        if (!form || (form.files.length > 0 && target.action.endpoint !== 'postForm')) return refuse(415);
        const { posted, refusal } = await uploadFiles(options, request, form, page.lang);
        const setCookies = (cookies: readonly string[]) => {
          if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
        };
        const outcome = refusal ?? (await passOn({ ...options, setCookies }, request, { ...target, posted }));
        if (outcome.done) return movedFor(reply, outcome.location ?? `${page.path}?${target.action.done}=1`, 303);
        const shown = withoutSecrets(target.action.endpoint, posted);
        return await answerRefused(request, reply, { visit: entered.visit, outcome, posted: shown }, options);
      } catch (error) {
        if (isSiteError(error)) return refuse(error.status);
        throw error;
      }
    });
  });
}

/** The route's action, where this gateway knows its call, and the params of the call's path. */
function targetOf({ page, release }: PageVisit) {
  const match = pageMatch(release.running.site, page.path);
  const action = match?.action;
  return match && action && isActionName(action.endpoint)
    ? { action, params: { ...match.params, lang: page.lang } }
    : undefined;
}

function refusePost(reply: FastifyReply, status: number, path: string): FastifyReply {
  // The rest of the body would be read as the next request.
  if (!reply.request.raw.complete) reply.header('connection', 'close');
  if (status === 405) reply.header('allow', 'GET, HEAD');
  // The settings say that the site is online: the backend is on its way back.
  return sendError(reply, status, path, status === 503);
}

interface Refused {
  readonly visit: PageVisit;
  readonly outcome: Exclude<Outcome, { readonly done: true }>;
  readonly posted: string;
}

/** The page with the posted values and the reason of the refusal; where there is no page, at least the values. */
async function answerRefused(
  request: FastifyRequest,
  reply: FastifyReply,
  { visit, outcome: { reason, problems, retryAfter = '60' }, posted }: Refused,
  { renders, policy }: PostOptions,
): Promise<FastifyReply> {
  const refused: RefusedPost = { reason, problems, posted };
  const status = STATUS[reason];
  const headers = status === 429 || status === 503 ? { 'retry-after': retryAfter } : {};
  const rendered = await renders.refused(visit.page, visit.release, refused).catch((error: unknown) => {
    request.log.error({ error: String(error) }, 'a page could not be rendered');
    return undefined;
  });
  if (!rendered || rendered.page.status >= 500)
    return plainPage(reply.headers(headers), status).send(resendPage(visit.page.path, posted));
  const page = { ...rendered.page, status: rendered.page.status === 200 ? status : rendered.page.status };
  return sendPage(request, reply, { ...rendered, page }, { visit, policy, keep: 'never', headers });
}

/**
 * Whether a page of this site made the request, as its browser says: by Sec-Fetch-Site, or by Origin where there is no
 * TLS and so no Sec-Fetch-Site. Pages cannot write either header. Every supported browser sends one of them.
 */
function isFromOwnPage(request: Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // As browsers write an origin: lower case, without the default port.
  return request.headers.origin === new URL(originOf(request)).origin;
}

/** For when a post was not taken and its page cannot be rendered either: it can be sent again as it was. */
function resendPage(path: string, posted: string): string {
  const lang = languageOfPath(path) ?? DEFAULT_LANGUAGE;
  const { title, text, send } = TEXTS[lang].resend;
  const controls = [...new URLSearchParams(posted)].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return plainDocument(
    lang,
    title,
    `<p>${text}</p><form method="post" action="${escapeHtml(path)}">${controls.join('')}<button>${send}</button></form>`,
  );
}
