import { requestIdOf } from '@vestibule/contracts/request-id';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayBackend } from '../http/backend';
import type { Compositions } from '../compositions/compositions';
import { createNonce } from '../http/nonce';
import type { Answer } from '../observe/watch-requests';
import type { RenderService } from '../render/render-service';
import { hitKey } from './hit-key';
import { isAsItWas, stateFor, type HitState } from './hit-state';

/** Requests remembered: those of the pages that the cache has room for, by some browsers each. */
const MAX_PLANS = 5000;
const POLICY = 'content-security-policy';
const REQUEST_ID = 'x-request-id';

/** Cached response headers with the state that they were derived from. */
interface Plan {
  readonly state: HitState;
  /** Names and values in turn, without those of one response alone. */
  readonly headers: readonly string[];
  /** The policy before and after the nonce. */
  readonly policy: readonly [string, string];
  readonly encoding: 'br' | 'identity';
}

/** A cached page that was just sent to an anonymous visitor. */
export interface SentHit {
  readonly key: string;
  readonly nonce: string;
}

interface HitsOptions {
  readonly renders: RenderService;
  readonly backend: GatewayBackend;
  readonly compositions: Compositions;
  readonly behindProxy: boolean;
  /** Gets every response, when it has been passed to the connection. */
  readonly note: (answer: Answer) => void;
}

/**
 * The fast path of cached pages (docs/decisions/0039-the-short-way-of-hits.md): a request like one that was served from
 * the cache gets that response again, with a nonce of its own, before anything is routed. It is taken only while the
 * state that the response was derived from is the same.
 */
export class Hits {
  readonly #plans = new LRUCache<string, Plan>({ max: MAX_PLANS });
  readonly #options: HitsOptions;
  #isOpen = true;

  constructor(options: HitsOptions) {
    this.#options = options;
  }

  /** Responds to the request if it can; false leaves it unchanged. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = this.#isOpen ? hitKey(request, this.#options.behindProxy) : undefined;
    const plan = key === undefined ? undefined : this.#plans.get(key);
    if (key === undefined || !plan) return false;
    if (!isAsItWas(plan.state, this.#options)) {
      this.#plans.delete(key);
      return false;
    }
    const startedAt = performance.now();
    const nonce = createNonce();
    const body = plan.state.page.body.bytes(nonce, plan.encoding);
    if (body instanceof Promise) return false;
    const id = requestIdOf(request.headers);
    const policy = plan.policy[0] + nonce + plan.policy[1];
    response.writeHead(200, [...plan.headers, POLICY, policy, REQUEST_ID, id, 'content-length', String(body.length)]);
    response.end(body);
    this.#options.note({
      id,
      kind: 'page',
      method: 'GET',
      url: request.url ?? '',
      status: 200,
      ms: performance.now() - startedAt,
      answered: { cache: 'hit', composition: plan.state.running.composition.id },
    });
    return true;
  }

  /** Stores a response that was sent by the full path. */
  learn(request: FastifyRequest, reply: FastifyReply, { key, nonce }: SentHit): void {
    const { [POLICY]: policy = '', [REQUEST_ID]: _, 'content-length': __, ...headers } = reply.getHeaders();
    const [before, after] = String(policy).split(nonce);
    const asked = hitKey(request.raw, this.#options.behindProxy);
    const state = stateFor(key, request, this.#options);
    if (asked === undefined || !state || after === undefined || 'set-cookie' in headers) return;
    this.#plans.set(asked, {
      state,
      headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
      policy: [before ?? '', after],
      encoding: headers['content-encoding'] === 'br' ? 'br' : 'identity',
    });
  }

  /** From now on every request goes the long way, which says that the server closes. */
  close(): void {
    this.#isOpen = false;
    this.#plans.clear();
  }
}
