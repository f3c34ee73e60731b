import { checkAnswer, COOKIES, createApiClient, type ApiClient, type Language } from '@vestibule/contracts';
import { cookieValue } from '@vestibule/contracts/cookie-value';

/** The csrf token of this browser; the backend gives one to browsers without one. */
async function csrfToken(renew: boolean): Promise<string> {
  const known = cookieValue(document.cookie, COOKIES.csrf);
  if (known && !renew) return decodeURIComponent(known);
  const answer = await fetch('/api/csrf/', { credentials: 'same-origin' });
  const { csrftoken } = (await answer.json()) as { csrftoken: string };
  return csrftoken;
}

export function createBrowserApi(lang: Language): ApiClient {
  return createApiClient({ lang, csrfToken, check: checkAnswer, transport: (path, init) => fetch(path, init) });
}
