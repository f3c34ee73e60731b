import type { RemoteManifest } from '@vestibule/contracts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { assembleRemote } from '../build/assemble-remote';
import { readDeclaration } from '../build/read-declaration';
import { remoteBrowserConfig } from '../build/remote-browser';
import { remoteServerConfig } from '../build/remote-server';
import { warmCompiler, type WarmCompiler } from '../build/run-webpack';
import type { Workspace } from '../workspaces';

export interface DevBuild {
  readonly manifest: RemoteManifest;
  /** Where its files lie until the next build. */
  readonly folder: string;
}

/** Builds a remote for a developer repeatedly: readable, with source maps, and only changed modules. */
export class DevBuilder {
  readonly #source: Workspace;
  readonly #versionOf: (hash: string) => string;
  readonly #folder: string;
  #declared = '';
  #compilers: readonly WarmCompiler[] = [];

  /** @param versionOf names a version by the hash of its content */
  constructor(source: Workspace, versionOf: (hash: string) => string) {
    this.#source = source;
    this.#versionOf = versionOf;
    this.#folder = join(source.dir, 'dist', `dev-${process.pid}`);
  }

  /** Rejects with what is wrong with the sources. */
  async build(): Promise<DevBuild> {
    const { dir } = this.#source;
    const declaration = await readDeclaration(dir);
    if (JSON.stringify(declaration) !== this.#declared) {
      await this.#closeCompilers();
      const build = { dir, declaration, development: true };
      this.#compilers = [
        warmCompiler(remoteBrowserConfig({ ...build, outDir: join(this.#folder, 'browser') })),
        warmCompiler(remoteServerConfig({ ...build, outDir: join(this.#folder, 'server') })),
      ];
      this.#declared = JSON.stringify(declaration);
    }
    await Promise.all(this.#compilers.map((compiler) => compiler.run()));
    const manifest = await assembleRemote(this.#folder, {
      dir,
      declaration,
      versionOf: this.#versionOf,
    });
    return { manifest, folder: this.#folder };
  }

  async close(): Promise<void> {
    await this.#closeCompilers();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #closeCompilers(): Promise<void> {
    await Promise.all(this.#compilers.map((compiler) => compiler.close()));
    this.#compilers = [];
  }
}
