import { LANGUAGES, type Language, type Redirects, type Settings } from '@vestibule/contracts';
import { normalPath } from '@vestibule/contracts/paths/site-path';
import type { Tag } from '@vestibule/contracts/tags';
import type { Trail } from '@vestibule/contracts/worker/trail';
import { CachedAnswer } from './cached-answer';

/** Data of the backend that every page needs: settings and redirects. */
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

  /** Settings and redirects, while both are fresh. */
  fresh(lang: Language): { readonly settings: Settings; readonly redirects: Redirects } | undefined {
    const settings = this.settings.fresh;
    const redirects = this.#redirects[lang].fresh;
    return settings && redirects && { settings, redirects };
  }

  /** The new path of a redirected one; undefined when there is none or the list is unavailable. */
  async redirectOf(path: string, lang: Language, trail: Trail): Promise<string | undefined> {
    try {
      const goals = goalsOf(await this.#redirects[lang].get(Infinity, trail));
      const normal = normalPath(path);
      return goals.get(normal) ?? recordGoal(normal, goals);
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

/** Redirected paths, by their normal form, with their targets. */
type Goals = ReadonlyMap<string, string>;

/** Every page asks, and a house has thousands. */
const known = new WeakMap<Redirects, Goals>();

function goalsOf(redirects: Redirects): Goals {
  let goals = known.get(redirects);
  // Of two with the same path the first counts.
  if (!goals)
    known.set(
      redirects,
      (goals = new Map(redirects.map((one) => [normalPath(one.old_path), one.new_path] as const).reverse())),
    );
  return goals;
}

/** The address of a record: that of its list, a slug and a number. */
const RECORD = /^(.+)(\/[^/]+\/\d+)$/;

/** A list that has moved takes its records with it: printed and shared addresses are mostly theirs. */
function recordGoal(path: string, goals: Goals): string | undefined {
  const [, list = '', record = ''] = RECORD.exec(path) ?? [];
  const goal = goals.get(list);
  return goal === undefined || /[?#:]/.test(goal) ? undefined : goal + record;
}
