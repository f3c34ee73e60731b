import { LANGUAGES, type Language, type Redirects, type Settings } from '@vestibule/contracts';
import { checkAnswer } from '@vestibule/contracts/api/check';
import type { SchemaName } from '@vestibule/contracts/api/endpoints';
import { withTimeout } from '@vestibule/contracts/api/with-timeout';

const FRESH_MS = 30_000;
const TIMEOUT_MS = 2000;

interface Kept<T> {
  value: T;
  fetchedAt: number;
}

/** One answer of the backend that the gateway itself needs, kept and refreshed behind the visitor's back. */
class KeptAnswer<T> {
  #kept: Kept<T> | undefined;
  #pending: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly schema: SchemaName,
  ) {}

  /** The newest value that is known and how old it is in ms; rejects only when there never was one. */
  async get(): Promise<{ value: T; age: number }> {
    const age = () => Date.now() - (this.#kept?.fetchedAt ?? 0);
    if (!this.#kept || age() > FRESH_MS) {
      this.#pending ??= this.#refresh().finally(() => (this.#pending = undefined));
      if (this.#kept) this.#pending.catch(() => undefined);
      else await this.#pending;
    }
    if (!this.#kept) throw new Error(`${this.url} has not answered yet`);
    return { value: this.#kept.value, age: age() };
  }

  /** Asks again before the next use; the old value stays for when that fails. */
  async invalidate(): Promise<void> {
    await this.#refresh().catch(() => undefined);
  }

  async #refresh(): Promise<void> {
    const value = await withTimeout(TIMEOUT_MS, undefined, async (signal) => {
      const answer = await fetch(this.url, { signal });
      if (!answer.ok) throw new Error(`${this.url} answered ${answer.status}`);
      return checkAnswer(this.schema, await answer.json());
    });
    this.#kept = { value: value as T, fetchedAt: Date.now() };
  }
}

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
  async redirectOf(path: string, lang: Language): Promise<string | undefined> {
    try {
      const { value } = await this.#redirects[lang].get();
      return value.find(({ old_path }) => old_path === path)?.new_path;
    } catch {
      return undefined;
    }
  }

  async purge(tags: readonly string[]): Promise<void> {
    const stale = [...(tags.includes('settings') ? [this.settings] : []), ...(tags.includes('redirects') ? Object.values(this.#redirects) : [])];
    await Promise.all(stale.map((answer) => answer.invalidate()));
  }
}
