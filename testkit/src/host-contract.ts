import { isSiteError, RootStore, type Host } from '@vestibule/contracts';

/** A status and the JSON that comes with it, by path. */
export type Answers = Readonly<Record<string, { readonly status?: number; readonly body: object }>>;

export interface HostUnderTest {
  readonly host: Host;
  /** Errors reported so far. */
  readonly reported: readonly unknown[];
}

const ROOM = { id: 1, slug: 'saal', name: 'Saal', show_in_filter: true };
const codeOf = (error: unknown) => (isSiteError(error) ? [error.code, error.status] : error);

/**
 * Guarantees for remotes, of the real host and of the fake one that a remote's own tests run in: the same tests for
 * both, so that the fake cannot drift. `make` builds a German host whose backend gives these responses, and 404 for any
 * other path.
 */
export function hostContract(name: string, make: (answers: Answers) => HostUnderTest): void {
  describe(`${name} keeps the host’s contract`, () => {
    test.each([
      ['events', {}, undefined, '/de/veranstaltungen'],
      ['events', {}, 'en', '/en/events'],
      ['events-slug-id', { slug: 'a b', id: 7 }, 'cs', '/cs/veranstaltungen/a%20b/7'],
      ['content-page', { path: 'besuch/anreise' }, undefined, '/de/besuch/anreise'],
      ['content-page', { path: '' }, undefined, '/de'],
      ['search', {}, undefined, '/de/search'],
      ['search', { category: 'events', page: 2 }, undefined, '/de/search/events/2'],
    ] as const)('the path of %s with %j in %s', (route, params, lang, path) => {
      expect(make({}).host.href(route, params as never, lang)).toBe(path);
    });

    test('an address of this site is absolute', () => {
      expect(make({}).host.absolute('/de/besuch')).toMatch(/^https?:\/\/[^/]+\/de\/besuch$/);
    });

    test('the language is the page’s, the store its own', () => {
      const [one, other] = [make({}).host, make({}).host];
      expect(one.lang).toBe('de');
      expect(one.store).toBeInstanceOf(RootStore);
      expect(one.store).not.toBe(other.store);
    });

    test('an answer is checked by the contract, in the language of the page', async () => {
      await expect(make({ '/de/api/rooms/': { body: [ROOM] } }).host.api.call('rooms')).resolves.toEqual([ROOM]);
      const broken = make({ '/de/api/rooms/': { body: [{ id: 'one' }] } }).host.api.call('rooms');
      expect(codeOf(await broken.catch((error: unknown) => error))).toEqual(['bad_answer', 502]);
    });

    test('a refusal is a SiteError with its code and status', async () => {
      const { api } = make({
        '/de/api/rooms/': { status: 429, body: { code: 'rate_limited', message: 'slower' } },
      }).host;
      expect(codeOf(await api.call('rooms').catch((error: unknown) => error))).toEqual(['rate_limited', 429]);
      expect(codeOf(await api.call('genres').catch((error: unknown) => error))).toEqual(['not_found', 404]);
    });

    test('a report is taken, and never throws', () => {
      const { host, reported } = make({});
      const error = new Error('x');
      expect(() => host.report(error, { remote: 'a', version: '1', slot: 'b' })).not.toThrow();
      expect(reported).toEqual([error]);
    });

    test('data of a page that cannot be fetched is a SiteError', async () => {
      const error = await make({})
        .host.pageData('/de/veranstaltungen?page=2')
        .catch((reason: unknown) => reason);
      expect(isSiteError(error)).toBe(true);
    });

    test('a place for media can be given back, also twice', () => {
      const dispose = make({}).host.showMedia(document.createElement('div'));
      expect(() => (dispose(), dispose())).not.toThrow();
    });
  });
}
