import { SiteError, type Language } from '@vestibule/contracts';
import type { i18n } from 'i18next';
import { whereOf, type AppHost } from '../app/app-host';
import type { ExposeSource } from '../app/exposes';
import type { ExposeRef } from '../app/site';
import type { Federation } from './federation';
import { firstInput } from './first-input';
import { loadTranslations } from './i18n';
import { retrying } from './retrying';

/** Waits in ms between rounds of tries for what is already on the screen. */
const PATIENCE_MS = 10_000;

/** Exposes of remotes with their texts. The federation runtime itself comes with the first of them. */
export class FederatedExposes implements ExposeSource {
  readonly #i18n: i18n;
  readonly #report: AppHost['report'];
  readonly #loaded = new Map<string, unknown>();
  readonly #hydrating = new Map<string, Promise<unknown>>();
  readonly #loading = new Map<string, Promise<unknown>>();
  #federation: Promise<Federation> | undefined;

  constructor(i18n: i18n, report: AppHost['report']) {
    this.#i18n = i18n;
    this.#report = report;
  }

  peek(ref: ExposeRef): unknown {
    return this.#loaded.get(ref.key);
  }

  load(ref: ExposeRef, lang: Language): Promise<unknown> {
    const known = this.#loading.get(ref.key);
    if (known) return known;
    const loading = this.#load(ref, lang).catch((cause: unknown) => {
      this.#loading.delete(ref.key);
      throw new SiteError('remote_failed', 502, `${ref.key} ${ref.remote.version} cannot be loaded`, { cause });
    });
    this.#loading.set(ref.key, loading);
    return loading;
  }

  /** Never rejects: what the server rendered stays on the screen, and is taken over when its code can be had after all. */
  hydrate(ref: ExposeRef, lang: Language): Promise<unknown> {
    const known = this.#hydrating.get(ref.key);
    if (known) return known;
    const hydrating = this.#persist(ref, lang);
    this.#hydrating.set(ref.key, hydrating);
    return hydrating;
  }

  async #persist(ref: ExposeRef, lang: Language): Promise<unknown> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.load(ref, lang);
      } catch (error) {
        if (failures === 0) this.#report(error, whereOf(ref));
        await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
      }
    }
  }

  async #load(ref: ExposeRef, lang: Language): Promise<unknown> {
    if (ref.hydrate === 'input') await firstInput;
    this.#federation ??= import(/* webpackChunkName: "federation" */ './federation').then((module) => new module.Federation());
    const federation = await this.#federation;
    const [module] = await Promise.all([retrying(() => federation.load(ref)), loadTranslations(this.#i18n, ref.remote, lang)]);
    this.#loaded.set(ref.key, module);
    return module;
  }
}
