import { SERVER_LIBRARIES } from './libraries';
import { runWorker } from './run-worker';

await runWorker({ libraries: SERVER_LIBRARIES });
