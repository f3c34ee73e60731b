import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Of a module's write: whichever version there is, for tests that are not about versions. */
export const ANY_VERSION = { 'if-match': '*' };

/** A browser in miniature: keeps cookies and repeats the csrf cookie on writes. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;

  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await this.#app.inject({
      ...options,
      headers: { ...this.#headers, ...options.headers },
      cookies: { ...Object.fromEntries(this.cookies), ...options.cookies },
    });
    for (const { name, value } of response.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.send({ method: 'GET', url, headers });
  }

  /** A write as the site's own script makes it. */
  async write(
    method: 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const csrf = await this.csrf();
    const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
    const type = payload === undefined ? {} : { 'content-type': 'application/json' };
    return this.send({ method, url, headers: { 'x-csrftoken': csrf, ...type, ...headers }, ...body });
  }

  async csrf(): Promise<string> {
    if (!this.cookies.has('csrftoken')) await this.get('/api/csrf/');
    return this.cookies.get('csrftoken') ?? '';
  }

  login(email: string, password: string): Promise<LightMyRequestResponse> {
    return this.write('POST', '/api/login/', { email, password });
  }
}
