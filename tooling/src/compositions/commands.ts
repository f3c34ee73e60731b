import { Releases } from '@vestibule/registry/releases';
import { prune } from '@vestibule/registry/retention';
import { CliError } from '../cli-error';
import type { CommandInput } from './command-input';
import { describeComposition, describeRemote } from './describe';
import { developToken } from './develop-token';
import { urlOnOrigin } from '@vestibule/contracts/paths/build-url';
import { previewLink as signedPath } from '@vestibule/registry/preview-link';
import { dataDir } from '../start/data-dir';
import { knownSecret } from '../start/preview-secret';

/** Where `npm start` puts a site. */
const DEFAULT_SITE = 'http://localhost:3000';

/** A link that shows one browser other versions; only versions that exist are signed. */
async function previewLink({ registry, args, site, to, hours }: CommandInput): Promise<string> {
  if (args.length < 2 || args.length % 2 === 1) throw new CliError('Say pairs of remote and version');
  if (!(hours > 0)) throw new CliError('--hours must be a number above 0');
  const remotes = args.flatMap((name, at) => (at % 2 === 0 ? [{ name, version: args[at + 1] ?? '' }] : []));
  const path = await signedPath(registry, await knownSecret(dataDir()), { remotes, hours, to }, Date.now());
  return urlOnOrigin(site ?? DEFAULT_SITE, path).href;
}

/** A command returns the text to print. */
type Command = (input: CommandInput) => Promise<string>;

export const USAGE = `npm run compositions -- <command>
  list                                   the live composition, canaries, pins, the last moves
  show <remote>                          versions of a remote
  rollback [remote]                      back to the composition before
  pin <remote> <version>                 hold a version, whatever is published
  unpin <remote>
  canary <remote> <version> <percent>    give a version to a part of the visitors; 0 ends it
  promote <remote>                       give the canary's version to everybody
  preview-link <remote> <version> …      a signed link (--site, --to /de, --hours 24)
  develop-token <remote>                 lets somebody try their builds of it on this site (--hours 24; --site checks that it takes it)
  prune                                  delete versions that no open tab can still need
Options: --registry <folder or s3://…>, --by <name>`;

function argument(args: readonly string[], index: number, what: string): string {
  const value = args[index];
  if (value === undefined) throw new CliError(`Say ${what}.\n${USAGE}`);
  return value;
}
const remoteVersion = (args: readonly string[]) => ({
  name: argument(args, 0, 'which remote'),
  version: argument(args, 1, 'which version'),
});
const releases = ({ registry, by }: CommandInput) => new Releases(registry, by);
const live = ({
  composition: { id, remotes },
}: {
  composition: { id: string; remotes: readonly { name: string; version: string }[] };
}) => `live: ${id} (${remotes.map(({ name, version }) => `${name} ${version}`).join(', ')})`;

export const COMMANDS: Readonly<Record<string, Command>> = {
  list: ({ registry }) => describeComposition(registry),
  show: ({ registry, args }) => describeRemote(registry, argument(args, 0, 'which remote')),
  rollback: async (input) => live(await releases(input).rollback(input.args[0])),
  pin: async (input) => live(await releases(input).pin(remoteVersion(input.args))),
  unpin: async (input) => live(await releases(input).unpin(argument(input.args, 0, 'which remote'))),
  promote: async (input) => live(await releases(input).promote(argument(input.args, 0, 'which remote'))),
  canary: async (input) => {
    const { canaries } = await releases(input).canary(
      remoteVersion(input.args),
      Number(argument(input.args, 2, 'how many percent')),
    );
    return canaries.length === 0
      ? 'no canary runs'
      : canaries
          .map(({ remote, version, percent }) => `${remote} ${version} for ${percent} % of the visitors`)
          .join('\n');
  },
  'preview-link': previewLink,
  'develop-token': (input) => developToken(argument(input.args, 0, 'which remote'), input),
  prune: async ({ registry }) =>
    (await prune(registry)).map((gone) => `deleted ${gone}`).join('\n') || 'nothing is too old',
};
