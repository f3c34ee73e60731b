import { routePattern, type RemoteDeclaration } from '@vestibule/contracts';
import { developPrefix } from '@vestibule/registry/develop/develop-version';
import { problemLines } from '@vestibule/registry/problem';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDeclaration } from '../build/read-declaration';
import { CliError, runCommand } from '../cli-error';
import { fingerprint } from '../build/fingerprint';
import { onSave } from '../dev/on-save';
import { TypeReport } from '../dev/type-report';
import { authorName } from '../open-registry';
import { checkTypes } from '../publish/check-types';
import { remoteSource } from '../publish/remote-source';
import { dataDir } from '../start/data-dir';
import { knownSecret } from '../start/preview-secret';
import { BuildSender } from './build-sender';
import { DevBuilder } from '../dev/dev-builder';
import { newDevelopToken, sessionOf } from './develop-token';

const USAGE = `vestibule dev --against <address of a site> [--token <token>] [--to <path>]
Shows the remote in this folder inside a running site, as you save it, to the browsers that open the printed link and to nobody else.
The token (or DEVELOP_TOKEN) comes from the site's operator: npm run compositions -- develop-token <remote>. Your own site needs none.`;
const HOURS = 12;

await runCommand(async () => {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      against: { type: 'string' },
      token: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const site = siteOf(values.against);
  const source = remoteSource(process.cwd());
  const declaration = await readDeclaration(source.dir);
  const token = values.token ?? process.env['DEVELOP_TOKEN'] ?? (await ownToken(declaration.name));
  const session = token === undefined ? undefined : sessionOf(token);
  if (token === undefined || session === undefined)
    throw new CliError(`${token === undefined ? 'There is no token' : 'This is no token'}.\n${USAGE}`);

  const builder = new DevBuilder(source, (hash) => developPrefix(source.version, session) + hash);
  const sender = new BuildSender(site, token);
  const round = async () => {
    const started = Date.now();
    const { version, link, bytes } = await sender.send(await builder.build());
    console.log(
      `  ${declaration.name} ${version}: ${(bytes / 1000).toFixed(0)} kB sent, ${((Date.now() - started) / 1000).toFixed(1)} s`,
    );
    return link;
  };
  const types = new TypeReport(
    async () =>
      (await checkTypes(source.dir, await readDeclaration(source.dir))).map((problem) => problemLines([problem])),
    (text) => console.error(text),
    (problems) => sender.sendProblems(problems),
  );
  const seen = await fingerprint([source]);
  console.log(`  building ${declaration.name} …`);
  // A failure at first is a mistake in the command; a later one is work in progress.
  const link = await round().catch(async (error: unknown) => {
    await builder.close();
    throw error;
  });
  console.log(
    `\n  Open ${link}&to=${encodeURIComponent(values.to ?? firstPath(declaration))}\n  Everybody with this link sees your changes as you save them. Ctrl-C ends it.\n`,
  );
  void types.update();
  const end = onSave([source], seen, () => {
    void types.update();
    return round().then(
      () => undefined,
      (error: unknown) => console.error(error instanceof Error ? error.message : String(error)),
    );
  });
  const stop = () => {
    void end();
    void builder.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});

function siteOf(address: string | undefined): string {
  if (address === undefined) throw new CliError(USAGE);
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CliError(`--against must be an address like https://site.example, not ${address}`);
  return address;
}

/** Holders of the site's secret may develop against it: on one's own machine that is its data folder. */
async function ownToken(remote: string): Promise<string | undefined> {
  const mine = process.env['PREVIEW_SECRET'] !== undefined || existsSync(join(dataDir(), 'preview-secret'));
  return mine
    ? newDevelopToken(await knownSecret(dataDir()), { remote, by: authorName(undefined), hours: HOURS })
    : undefined;
}

/** A page of the remote that needs no record to be chosen. */
function firstPath({ routes }: RemoteDeclaration): string {
  const patterns = routes.map((route) => routePattern(route, 'de'));
  return patterns.find((pattern) => !/[:*]/.test(pattern)) ?? '/de';
}
