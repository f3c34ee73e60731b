import { runCommand } from '../cli-error';
import { authorName, openRegistry } from '../open-registry';
import { COMMANDS, USAGE } from './commands';
import { parseArgs } from 'node:util';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: {
      registry: { type: 'string' },
      by: { type: 'string' },
      site: { type: 'string', default: 'http://localhost:3000' },
      to: { type: 'string', default: '/de' },
      hours: { type: 'string', default: '24' },
    },
  });
  const [name = '', ...args] = positionals;
  const command = COMMANDS[name];
  if (!command) {
    console.log(USAGE);
    if (name) process.exitCode = 1;
    return;
  }
  const registry = await openRegistry(values.registry);
  try {
    console.log(await command({ registry, by: authorName(values.by), args, site: values.site, to: values.to, hours: Number(values.hours) }));
  } finally {
    registry.store.close();
  }
});
