import type { RemoteManifest } from '@vestibule/contracts';

/** Input of the host. */
export interface BrowserSetup {
  /** Folder of the built version. */
  readonly dir: string;
  readonly manifest: RemoteManifest;
  /** Code that runs in the window. */
  readonly page: string;
}

/** Messages of the host: the owner of the code that runs from now on, a problem, and that everything was loaded. */
export type BrowserAnswer =
  | { readonly kind: 'step'; readonly where: string }
  | { readonly kind: 'problem'; readonly where: string; readonly message: string }
  | { readonly kind: 'done' };

/** A request to the window to load an expose. */
export interface LoadRequest {
  readonly name: string;
  /** Whole address of the federation entry. */
  readonly entry: string;
  readonly exposes: readonly string[];
  /** Whole address → integrity. */
  readonly integrity: Readonly<Record<string, string>>;
  onStep: (where: string) => void;
  onProblem: (where: string, message: string) => void;
}

/** Globals that the page's code sets in its window. */
export interface CheckedWindow {
  vestibuleLoad?: (request: LoadRequest) => Promise<void>;
}
