import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand } from '../cli-error';
import { authorName, openRegistry } from '../open-registry';
import { publishBuild, publishRemote, type PublishOptions } from './publish-remote';
import { remoteSource } from './remote-source';

const USAGE = `vestibule publish [--channel stable|canary|none] [--percent 5] [--build <folder>] [--drop-route <id>]… [--registry <folder or s3://…>] [--by <name>]
Builds the remote in this folder (or takes a finished build), checks it, uploads it, and moves the channel's pointer.
A route that the live version has may move, but must not go, unless --drop-route says so.`;

await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      channel: { type: 'string', default: 'stable' },
      percent: { type: 'string', default: '5' },
      build: { type: 'string' },
      'drop-route': { type: 'string', multiple: true, default: [] },
      registry: { type: 'string' },
      by: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const { channel } = values;
  if (channel !== 'stable' && channel !== 'canary' && channel !== 'none')
    throw new CliError(`--channel must be stable, canary or none, not ${channel}`);
  const registry = await openRegistry(values.registry);
  try {
    const options: PublishOptions = {
      registry,
      channel,
      by: authorName(values.by),
      percent: Number(values.percent),
      dropRoutes: values['drop-route'],
      report: (line) => console.log(`  ${line}`),
    };
    const { name, version } =
      values.build === undefined
        ? await publishRemote(remoteSource(process.cwd()), options)
        : await publishBuild(resolve(values.build), options);
    console.log(`  ${name} ${version} ${channel === 'none' ? 'is in the registry' : `is in channel ${channel}`}`);
  } finally {
    registry.store.close();
  }
});
