import { SiteError, type Language } from '@vestibule/contracts';
import type { ExposeRef } from '@vestibule/contracts/site/site';
import type { i18n } from 'i18next';
import { whereOf, type AppHost } from '../app/app-host';
import { codeFor, type ExposeSource } from '../app/exposes';
import { LoadPause } from './load-pause';
import type { Federation } from './federation';
import { afterInput } from './first-input';
import { loadTranslations } from './i18n';
import { nextTask } from './next-task';
import { persist } from './persist';
import { countLoad } from './loads';

/** Exposes of remotes with their texts. The federation runtime itself comes with the first of them. */
export class FederatedExposes implements ExposeSource {
  readonly #i18n: i18n;
  readonly #report: AppHost['report'];
  readonly #loaded = new Map<string, unknown>();
  readonly #hydrating = new Map<string, Promise<unknown>>();
  /** Exposes that are being hydrated, with their data. */
  readonly #incomplete = new Map<string, unknown>();
  readonly #loading = new Map<string, Promise<unknown>>();
  readonly #pauses = new Map<string, LoadPause>();
  #federation: Promise<Federation> | undefined;

  constructor(i18n: i18n, report: AppHost['report']) {
    this.#i18n = i18n;
    this.#report = report;
  }

  /** Until all of its code is loaded, server-rendered content must not be rendered again: React would drop it. */
  peek(ref: ExposeRef, data: unknown): unknown {
    const incomplete = this.#incomplete.has(ref.key) && this.#incomplete.get(ref.key) === data;
    return incomplete ? undefined : this.#loaded.get(ref.key);
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

  /** Never rejects: the server-rendered content stays on the screen, and is hydrated when its code loads after all. */
  hydrate(ref: ExposeRef, lang: Language, data: unknown): Promise<unknown> {
    const known = this.#hydrating.get(ref.key);
    if (known) return known;
    this.#incomplete.set(ref.key, data);
    const whole = async () => {
      if (ref.hydrate === 'input') await afterInput;
      const module = await this.load(ref, lang);
      await codeFor(module, data);
      this.#incomplete.delete(ref.key);
      return module;
    };
    const hydrating = persist(
      whole,
      () => this.#pauseOf(ref).whenOver(),
      (error) => this.#report(error, whereOf(ref)),
    );
    this.#hydrating.set(ref.key, hydrating);
    return hydrating;
  }

  #pauseOf({ remote }: ExposeRef): LoadPause {
    const pause = this.#pauses.get(remote.name) ?? new LoadPause();
    this.#pauses.set(remote.name, pause);
    return pause;
  }

  async #load(ref: ExposeRef, lang: Language): Promise<unknown> {
    const module = await this.#pauseOf(ref).run(async () => {
      const federation = await this.#runtime();
      const [loaded] = await Promise.all([federation.load(ref), loadTranslations(this.#i18n, ref, lang)]);
      return loaded;
    });
    this.#loaded.set(ref.key, module);
    countLoad(ref.remote);
    return module;
  }

  /** A runtime that could not be loaded is requested again. */
  #runtime(): Promise<Federation> {
    this.#federation ??= import(/* webpackChunkName: "federation" */ './federation').then(async (module) => {
      await nextTask();
      return new module.Federation();
    });
    this.#federation.catch(() => (this.#federation = undefined));
    return this.#federation;
  }
}
