import { buildAll } from './build-all';

const started = Date.now();
const built = await buildAll((step) => console.log(`  building ${step} …`));
console.log(
  built === 0 ? '  everything is built' : `  built ${built} parts in ${Math.round((Date.now() - started) / 1000)} s`,
);
