#!/usr/bin/env node
import { runTypeScript } from './typescript.mjs';

const COMMANDS = { dev: 'dev-against/cli.ts', publish: 'publish/cli.ts', compositions: 'compositions/cli.ts' };
const [command, ...args] = process.argv.slice(2);
const file = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : undefined;
if (file === undefined) {
  console.log(`vestibule <${Object.keys(COMMANDS).join(' | ')}> …`);
  process.exit(command === undefined ? 0 : 1);
}
process.argv = [...process.argv.slice(0, 2), ...args];
await runTypeScript(file);
