import type { SmokeSetup } from '../smoke/messages';

/** What the host is started with. */
export interface BrowserSetup extends SmokeSetup {
  /** Code that runs in the window. */
  readonly page: string;
}

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
