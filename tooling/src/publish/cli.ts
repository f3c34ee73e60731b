import { resolve } from 'node:path';
import { runCommand } from '../cli-error';
import { authorName, openRegistry } from '../open-registry';
import { parsePublish } from './parse-options';
import { publishBuild, publishRemote, type PublishOptions } from './publish-remote';
import { remoteSource } from './remote-source';

const USAGE = `vestibule publish [--channel stable|canary|none] [--percent 5] [--build <folder>] [--drop-route <id>]… [--take-page <id>]… [--take-route <id>]… [--registry <folder or s3://…>] [--by <name>]
Builds the remote in this folder (or takes a finished build), checks it, uploads it, and moves the channel's pointer.
A route that the live version has may move, but must not go, unless --drop-route says so.
A new route must not take the address of a content page, unless --take-page says so.
A route must not replace a live route of another remote, unless --take-route says so.`;

await runCommand(async () => {
  const {
    help,
    channel,
    percent,
    build,
    dropRoutes,
    takePages,
    takeRoutes,
    registry: url,
    by,
  } = parsePublish(process.argv.slice(2));
  if (help) return console.log(USAGE);
  const registry = await openRegistry(url);
  try {
    const options: PublishOptions = {
      registry,
      channel,
      by: authorName(by),
      percent,
      dropRoutes,
      takePages,
      takeRoutes,
      report: (line) => console.log(`  ${line}`),
    };
    const { name, version } =
      build === undefined
        ? await publishRemote(remoteSource(process.cwd()), options)
        : await publishBuild(resolve(build), options);
    console.log(`  ${name} ${version} ${channel === 'none' ? 'is in the registry' : `is in channel ${channel}`}`);
  } finally {
    registry.store.close();
  }
});
