import { SiteError, type AnyCall, type ApiClient, type Language } from '@vestibule/contracts';

/**
 * The backend's calls, whose code comes with the first one: most visitors make none. `onWrite` is called after each
 * that may have changed pages.
 */
export function createBrowserApi(lang: Language, onWrite: () => void): ApiClient {
  let client: Promise<ApiClient> | undefined;

  async function load(): Promise<ApiClient> {
    try {
      const { createClient } = await import(/* webpackChunkName: "api-client" */ './api-client');
      return createClient(lang, onWrite);
    } catch (cause) {
      client = undefined;
      throw new SiteError('unavailable', 503, 'The service cannot be reached', { cause });
    }
  }

  const loaded = () => (client ??= load());
  const call: AnyCall = async (...asked) => ((await loaded()).call as AnyCall)(...asked);
  return {
    call: call as ApiClient['call'],
    patchModule: async (...asked) => (await loaded()).patchModule(...asked),
    createModule: async (...asked) => (await loaded()).createModule(...asked),
    deleteModule: async (...asked) => (await loaded()).deleteModule(...asked),
  };
}
