import type { RemoteManifest } from '@vestibule/contracts';

/** What the host is started with. */
export interface BrowserSetup {
  /** Folder of the built version. */
  readonly dir: string;
  readonly manifest: RemoteManifest;
  /** Code that runs in the window. */
  readonly page: string;
}

/** What the host says: whose code runs from now on, what is wrong, and that everything was loaded. */
export type BrowserAnswer =
  | { readonly kind: 'step'; readonly where: string }
  | { readonly kind: 'problem'; readonly where: string; readonly message: string }
  | { readonly kind: 'done' };

/** What the window is asked to load. */
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

/** What the page's code leaves in its window. */
export interface CheckedWindow {
  vestibuleLoad?: (request: LoadRequest) => Promise<void>;
}
