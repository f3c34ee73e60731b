import { startSite } from './start/site';
const site = await startSite({ port: Number(process.env.PORT ?? 3300), dataDir: process.env.DATA_DIR ?? '/tmp/data1', onMessage: (m) => console.log(JSON.stringify(m)) });
console.log(site.origin, site.backendOrigin);
process.once('SIGTERM', () => site.stop().then(() => process.exit(0)));
process.once('SIGINT', () => site.stop().then(() => process.exit(0)));
