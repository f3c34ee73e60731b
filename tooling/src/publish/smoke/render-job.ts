import {
  isSiteError,
  SLOT_NAMES,
  type Language,
  type PageExpose,
  type PageMeta,
  type RemoteManifest,
  type SlotExpose,
} from '@vestibule/contracts';
import { EXAMPLE_SLOT_PARAMS } from '@vestibule/contracts/testing/examples';
import type { ComponentType } from 'react';
import { exampleHost } from './example-host';
import type { SmokeJob } from './jobs';
import { loadData } from './load-data';
import { renderHtml } from './render-html';
import type { Texts } from './texts';
import { visitOf } from './visit';

export interface SmokeStage {
  readonly manifest: RemoteManifest;
  readonly texts: Texts;
  /** Runs a part of the job; answers undefined when it threw, which is a problem of its own. */
  readonly attempt: <T>(part: string, task: () => T) => Promise<Awaited<T> | undefined>;
  readonly report: (message: string) => void;
  readonly onReport: (error: unknown) => void;
}

/** Loads and renders one expose as the site would: loader, then meta and slots of a page, then the component. */
export async function renderJob(
  job: SmokeJob,
  expose: unknown,
  { manifest, texts, attempt, report, onReport }: SmokeStage,
): Promise<void> {
  const { lang } = job;
  const i18n = texts[lang];
  const host = exampleHost(manifest, lang, onReport);
  const visit = visitOf(job);
  const t = i18n.getFixedT(lang, manifest.name);
  const context = { lang, t: translate(t), absolute: host.absolute, url: visit.url, api: host.api, store: host.store };
  const render = (Component: unknown, props: object) =>
    attempt('the render', () =>
      renderHtml({ Component: Component as ComponentType<object>, props, host, i18n, url: visit.url }),
    );

  if ('slot' in job) {
    const { Component, loader } = expose as SlotExpose;
    const params = EXAMPLE_SLOT_PARAMS[job.slot];
    const loaded = await attempt('the loader', async () => ({
      data: await loadData((signal) => loader?.({ ...context, params, signal })),
    }));
    if (loaded) await render(Component, { params, data: loaded.data });
    return;
  }
  const page = expose as PageExpose;
  const load = async () => ({
    data: await loadData((signal) => page.loader?.({ ...context, params: visit.params, signal })),
  });
  const loaded = await attempt('the loader', () => load().catch(unlessRefused));
  if (!loaded) return;
  const { data } = loaded;
  await attempt('meta', () => checkMeta(page.meta(data, context), lang, report));
  await attempt('slots', () => {
    for (const { slot } of page.slots?.(data) ?? [])
      if (!SLOT_NAMES.includes(slot)) report(`slots asks for ${slot}, which is no slot`);
  });
  if ((await render(page.Component, { data })) === '') report('renders nothing');
}

/** A page for people who are logged in has nothing to show to the examples' visitor, who is nobody. */
function unlessRefused(error: unknown): undefined {
  if (!isSiteError(error) || (error.status !== 401 && error.status !== 403)) throw error;
  return undefined;
}

const translate =
  (t: ReturnType<Texts['de']['getFixedT']>) =>
  (key: string, values?: Readonly<Record<string, string | number>>): string =>
    t(key, { ...values });

function checkMeta({ title, urls }: PageMeta, lang: Language, report: (message: string) => void): void {
  if (!title.trim()) report('meta gives no title');
  if (!urls[lang]) report(`meta gives no url for ${lang}`);
}
