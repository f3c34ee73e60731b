import { CONFIG_GLOBAL, type WorkerConfig } from '@vestibule/contracts/offline/worker-config';

/** The worker's own global, which TypeScript takes for any worker's. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope & { readonly [CONFIG_GLOBAL]: WorkerConfig };

export const config: WorkerConfig = scope[CONFIG_GLOBAL];
