import { withTimeout } from '@vestibule/contracts';
import { urlOnOrigin } from '@vestibule/contracts/paths/build-url';
import { filesOf } from '@vestibule/registry/checks/check-files';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../cli-error';
import type { DevBuild } from '../dev/dev-builder';

/** A build of some MB over a slow line, its checks, and the start of a render worker, in ms. */
const SEND_TIMEOUT_MS = 120_000;

export interface SentBuild {
  readonly version: string;
  /** Shows the build in the browser that opens it. */
  readonly link: string;
  /** Bytes of the files that were sent. */
  readonly bytes: number;
}

/** Sends builds to a site; of each only the files that the site does not have from the build before. */
export class BuildSender {
  readonly #site: string;
  readonly #token: string;
  #there = new Set<string>();

  constructor(site: string, token: string) {
    this.#site = site;
    this.#token = token;
  }

  /** Rejects with CliError when the site refuses the build, or cannot be reached. */
  async send({ manifest, folder }: DevBuild): Promise<SentBuild> {
    const all = filesOf(manifest);
    const mark = ({ path, integrity }: (typeof all)[number]) => `${path} ${integrity}`;
    const anew = all.filter((file) => !this.#there.has(mark(file)));
    const contents = await Promise.all(
      anew.map(async ({ path }) => [path, await readFile(join(folder, path))] as const),
    );
    const files = Object.fromEntries(contents.map(([path, content]) => [path, content.toString('base64')]));
    // Whatever the site's next response is, it may have lost its files.
    this.#there = new Set();
    const { version, link } = await this.#post<{ version: string; link: string }>('/_develop/builds', {
      manifest: (await readFile(join(folder, 'remote.json'))).toString('base64'),
      files,
    });
    this.#there = new Set(all.map(mark));
    return {
      version,
      link: urlOnOrigin(this.#site, link).href,
      bytes: contents.reduce((sum, [, { length }]) => sum + length, 0),
    };
  }

  /** Output of the type check, for open pages; empty without problems. Rejects as `send` does. */
  async sendProblems(problems: string): Promise<void> {
    await this.#post('/_develop/problems', { problems });
  }

  async #post<T>(path: string, body: object): Promise<T> {
    let answer: Response;
    try {
      answer = await withTimeout(SEND_TIMEOUT_MS, undefined, (signal) =>
        fetch(urlOnOrigin(this.#site, path), {
          method: 'POST',
          headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        }),
      );
    } catch (error) {
      throw new CliError(`${this.#site} cannot be reached: ${rootOf(error)}`);
    }
    if (answer.ok) return (await answer.json()) as T;
    const said = (await answer.json().catch(() => undefined)) as { message?: string } | undefined;
    throw new CliError(said?.message ?? `${this.#site} answered ${answer.status}: does it run Vestibule?`);
  }
}

/** Cause of `fetch failed`. */
function rootOf(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root instanceof Error ? root.message : String(root);
}
