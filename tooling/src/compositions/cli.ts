import { parseArgs } from 'node:util';
import { CliError, runCommand } from '../cli-error';
import { authorName, openRegistry } from '../open-registry';
import { COMMANDS, USAGE } from './commands';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      registry: { type: 'string' },
      by: { type: 'string' },
      site: { type: 'string' },
      to: { type: 'string', default: '/de' },
      hours: { type: 'string', default: '24' },
      help: { type: 'boolean', default: false },
    },
  });
  const [name = '', ...args] = positionals;
  if (values.help || name === '') return console.log(USAGE);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new CliError(`There is no command ${name}.\n${USAGE}`);
  const registry = await openRegistry(values.registry);
  try {
    console.log(
      await command({
        registry,
        by: authorName(values.by),
        args,
        site: values.site,
        to: values.to,
        hours: Number(values.hours),
      }),
    );
  } finally {
    registry.store.close();
  }
});
