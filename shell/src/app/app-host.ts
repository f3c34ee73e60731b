import type { Host, Language, SlotName, Where } from '@vestibule/contracts';
import type { ExposeRef, PreviewedVersions, SiteComposition } from '@vestibule/contracts/site/site';
import type { i18n } from 'i18next';
import type { ExposeSource } from './exposes';
import type { SlotEntry } from './site-exposes';

/** The host API plus the shell's private parts. */
export interface AppHost extends Host {
  readonly i18n: i18n;
  /** Of the editing tools, for a person who has chosen another language than the page's; only in the browser. */
  readonly tools?: { readonly lang: Language; readonly i18n: i18n } | undefined;
  readonly composition: SiteComposition;
  readonly slots: ReadonlyMap<SlotName, SlotEntry>;
  readonly exposes: ExposeSource;
  /** Exposes that must not run in this request: they hung before. */
  readonly excluded: ReadonlySet<string>;
  /** Set while a preview is shown; the page says so. */
  readonly preview?: PreviewedVersions;
  /** Loads the page on the screen again, in place; only in the browser. */
  readonly reload?: () => void;
  /** Settles after the visitor's first input, when code that waits for it may load; only in the browser. */
  readonly afterInput?: Promise<void>;
  /** Milliseconds a loader may take. */
  readonly loaderTimeoutMs: number;
  /** Says whose code runs now, so that a hang or an error finds its owner; only on the server. */
  readonly mark?: (key: string) => void;
  /** Measures a loader until the returned function is called; only on the server. */
  readonly loading?: (key: string) => () => void;
}

export const whereOf = (ref: ExposeRef): Where => ({
  remote: ref.remote.name,
  version: ref.remote.version,
  slot: ref.expose,
});

export type HostOptions = Omit<AppHost, 'href' | 'renderSlot' | 'renderLateSlot' | 'absolute' | 'slots'> & {
  readonly origin: string;
  readonly lang: Language;
};
