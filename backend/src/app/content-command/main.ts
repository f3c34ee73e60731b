import { run } from './run';

/** Entry of `npm run content`. */
void run(process.argv.slice(2), process.env, process.stdout, process.stderr).then((status) => {
  process.exitCode = status;
});
