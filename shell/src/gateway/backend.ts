import { LANGUAGES, type Language, type Redirects, type Settings } from '@vestibule/contracts';
import type { Trail } from '../render/trail';
import { KeptAnswer } from './kept-answer';

/** What the gateway asks of the backend before any page: settings and redirects. */
export class GatewayBackend {
  readonly settings: KeptAnswer<Settings>;
  readonly #redirects: Readonly<Record<Language, KeptAnswer<Redirects>>>;

  constructor(backendUrl: string) {
    this.settings = new KeptAnswer(`${backendUrl}/pageeditor-api/settings`, 'settings');
    this.#redirects = Object.fromEntries(LANGUAGES.map((lang) => [lang, new KeptAnswer<Redirects>(`${backendUrl}/${lang}/pageeditor-api/redirect`, 'redirects')])) as Record<
      Language,
      KeptAnswer<Redirects>
    >;
  }

  /** The new path of a redirected one; undefined when there is none or the list cannot be had. */
  async redirectOf(path: string, lang: Language, trail: Trail): Promise<string | undefined> {
    try {
      const redirects = await this.#redirects[lang].get(Infinity, trail);
      return redirects.find(({ old_path }) => old_path === path)?.new_path;
    } catch {
      return undefined;
    }
  }

  async purge(tags: readonly string[]): Promise<void> {
    const stale = [...(tags.includes('settings') ? [this.settings] : []), ...(tags.includes('redirects') ? Object.values(this.#redirects) : [])];
    await Promise.all(stale.map((answer) => answer.invalidate()));
  }
}
