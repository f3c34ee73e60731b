import type { RemoteDeclaration } from './define-remote';

/** A file of a remote's build: path inside the versioned folder and its `sha384-…` integrity. */
export interface BuiltFile {
  readonly path: string;
  readonly integrity: string;
}

/** `remote.json`: description of a build, written beside it and never changed. */
export interface RemoteManifest extends Omit<RemoteDeclaration, 'exposes'> {
  readonly version: string;
  /** Scripts and styles that each expose needs, besides the entry. */
  readonly exposes: Readonly<Record<string, { readonly js: readonly BuiltFile[]; readonly css: readonly BuiltFile[] }>>;
  /** The browser's federation entry. */
  readonly entry: BuiltFile;
  /** One CommonJS file that exports `exposes`: name → module. */
  readonly server: BuiltFile;
  /** Every file of the browser build, including those that are loaded later. */
  readonly files: readonly BuiltFile[];
  /** Translations of the remote's namespace per language. */
  readonly translations: Readonly<Record<string, BuiltFile>>;
  /** Parts of the texts that only some pages need, by their names, per language. Since contracts 1.8. */
  readonly textParts?: Readonly<Record<string, Readonly<Record<string, BuiltFile>>>>;
}

/** Exports of a server file. */
export interface ServerModule {
  readonly exposes: Readonly<Record<string, { readonly default: unknown }>>;
}

/** A composition: the exact version of every part. Immutable; its id is the hash of its content. */
export interface Composition {
  readonly id: string;
  readonly contracts: string;
  readonly shell: string;
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
}
