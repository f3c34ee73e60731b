import type { RemoteManifest } from '@vestibule/contracts';

/** What the renderer is started with. */
export interface SmokeSetup {
  /** Folder of the built version. */
  readonly dir: string;
  readonly manifest: RemoteManifest;
}

/** What the renderer says: whose code runs from now on, what is wrong, and that it has rendered everything. */
export type SmokeAnswer =
  | { readonly kind: 'step'; readonly where: string }
  | { readonly kind: 'problem'; readonly where: string; readonly message: string }
  | { readonly kind: 'done' };
