import { parseArgs } from 'node:util';
import { CliError } from '../cli-error';

const CHANNELS = ['stable', 'canary', 'none'] as const;
type Channel = (typeof CHANNELS)[number];

export interface PublishArguments {
  readonly help: boolean;
  readonly channel: Channel;
  /** Of visitors who get a canary: a whole number from 0 to 100, which the registry checks. */
  readonly percent: number;
  /** A folder with a finished build. */
  readonly build: string | undefined;
  /** Ids of routes that the live version has and this one may lack. */
  readonly dropRoutes: readonly string[];
  /** Ids of routes that may take the address of content pages. */
  readonly takePages: readonly string[];
  /** Ids of live routes of other remotes that routes of this one may replace. */
  readonly takeRoutes: readonly string[];
  readonly registry: string | undefined;
  readonly by: string | undefined;
}

const isChannel = (text: string): text is Channel => CHANNELS.some((channel) => channel === text);

/** Arguments of `vestibule publish`. */
export function parsePublish(args: readonly string[]): PublishArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      channel: { type: 'string', default: 'stable' },
      percent: { type: 'string', default: '5' },
      build: { type: 'string' },
      'drop-route': { type: 'string', multiple: true, default: [] },
      'take-page': { type: 'string', multiple: true, default: [] },
      'take-route': { type: 'string', multiple: true, default: [] },
      registry: { type: 'string' },
      by: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { help, channel, percent, build, registry, by } = values;
  if (!isChannel(channel)) throw new CliError(`--channel must be stable, canary or none, not ${channel}`);
  const lists = { dropRoutes: values['drop-route'], takePages: values['take-page'], takeRoutes: values['take-route'] };
  return { help, channel, percent: Number(percent), build, ...lists, registry, by };
}
