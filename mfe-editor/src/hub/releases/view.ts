/** How a version fared in the last minutes, formatted; `isBad` when it fails more often than one time in a hundred. */
export type Rate =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'measured';
      readonly calls: string;
      readonly failures: string;
      readonly percent: string;
      readonly isBad: boolean;
    };

export interface VersionView {
  readonly version: string;
  readonly by: string;
  /** ISO 8601, for `<time>`; empty when unknown. */
  readonly at: string;
  readonly when: string;
  readonly isLive: boolean;
  /** Percentage that this version is tried with; null when it is no canary. */
  readonly canary: number | null;
  /** Share of visitors, formatted; null while the gateway does not say. */
  readonly share: string | null;
  /** The pointer names it, but it serves no visitor yet: the gateway is switching, or it cannot be run. */
  readonly isWaiting: boolean;
  readonly rate: Rate;
}

export interface RemoteView {
  readonly name: string;
  readonly version: string;
  readonly isPinned: boolean;
  readonly canary: { readonly version: string; readonly percent: number } | null;
  /** Versions that serve visitors, and the newest. */
  readonly current: readonly VersionView[];
  readonly older: readonly VersionView[];
}

export interface HistoryView {
  readonly key: string;
  readonly revision: number | null;
  readonly at: string;
  readonly when: string;
  readonly by: string;
  /** Names a text below `releases.kind`. */
  readonly kind: string;
  /** The moved parts: `content 1.5.0`. */
  readonly parts: readonly string[];
  /** Share of a canary that began: `10 %`; empty otherwise. */
  readonly share: string;
  /** Revision that a rollback of everything went back to. */
  readonly to: number | null;
}

/** Everything on the page, as it is shown. JSON. */
export interface ReleasesView {
  /** Time of the response. */
  readonly clock: string;
  readonly composition: string;
  readonly shell: string;
  readonly contracts: string;
  /** False while the gateway does not say what visitors get. */
  readonly isMeasured: boolean;
  readonly remotes: readonly RemoteView[];
  readonly history: readonly HistoryView[];
}
