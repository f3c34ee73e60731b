import { LANGUAGES, type Language, type Redirects, type Settings } from '@vestibule/contracts';
import type { Tag } from '@vestibule/contracts/tags';
import type { Trail } from '@vestibule/contracts/worker/trail';
import { CachedAnswer } from './cached-answer';

/** What the gateway asks of the backend before any page: settings and redirects. */
export class GatewayBackend {
  readonly settings: CachedAnswer<Settings>;
  readonly #redirects: Readonly<Record<Language, CachedAnswer<Redirects>>>;

  /** `onFailure` is called when the settings are unavailable: without them there is no site. */
  constructor(backendUrl: string, onFailure: (error: unknown) => void = () => undefined) {
    this.settings = new CachedAnswer(`${backendUrl}/pageeditor-api/settings`, 'settings', onFailure);
    this.#redirects = Object.fromEntries(
      LANGUAGES.map((lang) => [
        lang,
        new CachedAnswer<Redirects>(`${backendUrl}/${lang}/pageeditor-api/redirect`, 'redirects'),
      ]),
    ) as Record<Language, CachedAnswer<Redirects>>;
  }

  /** The new path of a redirected one; undefined when there is none or the list is unavailable. */
  async redirectOf(path: string, lang: Language, trail: Trail): Promise<string | undefined> {
    try {
      const redirects = await this.#redirects[lang].get(Infinity, trail);
      const goalOf = (from: string) => redirects.find(({ old_path }) => old_path === from)?.new_path;
      return goalOf(path) ?? recordGoal(path, goalOf);
    } catch {
      return undefined;
    }
  }

  async purge(tags: readonly Tag[]): Promise<void> {
    const stale = [
      ...(tags.includes('settings') ? [this.settings] : []),
      ...(tags.includes('redirects') ? Object.values(this.#redirects) : []),
    ];
    await Promise.all(stale.map((answer) => answer.invalidate()));
  }
}

/** The address of a record: that of its list, a slug and a number. */
const RECORD = /^(.+)(\/[^/]+\/\d+)$/;

/** A list that has moved takes its records with it: printed and shared addresses are mostly theirs. */
function recordGoal(path: string, goalOf: (from: string) => string | undefined): string | undefined {
  const [, list = '', record = ''] = RECORD.exec(path) ?? [];
  const goal = goalOf(list);
  return goal === undefined || /[?#:]/.test(goal) ? undefined : goal + record;
}
