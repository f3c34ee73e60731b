/** The parts of @orestbida/iframemanager that this shell uses; it comes without types. */
export interface FrameService {
  readonly embedUrl: string;
  /** Attributes of the iframe, and the callback of its load event. */
  readonly iframe: Readonly<Record<string, string | (() => void)>>;
  /** `notice` is HTML. */
  readonly languages: Readonly<
    Record<string, { readonly notice: string; readonly loadBtn: string; readonly loadAllBtn: string }>
  >;
}

interface FrameManager {
  run: (config: {
    readonly currLang: string;
    readonly services: Readonly<Record<string, FrameService>>;
    readonly onChange: (change: {
      readonly changedServices: readonly string[];
      readonly eventSource: { readonly type: 'api' | 'click' };
    }) => void;
  }) => void;
  acceptService: (name: string) => void;
  rejectService: (name: string) => void;
  /** Hard: every place is as it was before. */
  reset: (hard: boolean) => void;
}

declare global {
  interface Window {
    iframemanager: () => FrameManager;
  }
}
