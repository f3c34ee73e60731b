import { COOKIES, type ApiClient, type Language } from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import { createApiClient } from '@vestibule/contracts/api/client';
import { decoded, readCookies } from '@vestibule/contracts/browser-data';
import { cookieValue } from '@vestibule/contracts/cookie-value';

/** The csrf token of this browser; the backend gives one to browsers without one. */
async function csrfToken(renew: boolean): Promise<string> {
  const known = decoded(cookieValue(readCookies(), COOKIES.csrf) ?? '');
  if (known && !renew) return known;
  const answer = await fetch('/api/csrf/', { credentials: 'same-origin' });
  const { csrftoken } = (await answer.json()) as { csrftoken: string };
  return csrftoken;
}

export function createClient(lang: Language, onWrite: () => void): ApiClient {
  const transport = async (path: string, init: RequestInit) => {
    try {
      return await fetch(path, init);
    } finally {
      // Whatever has come of it.
      if (init.method !== undefined && init.method !== 'GET') onWrite();
    }
  };
  return createApiClient({ lang, csrfToken, check: checkAnswer, transport });
}
