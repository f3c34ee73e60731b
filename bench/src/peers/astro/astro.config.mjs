import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fileURLToPath } from 'node:url';
import { resolve } from '../shared-config.mjs';

/** Entry for `serve.ts`: takes a Request, returns a Response. */
const adapter = {
  name: 'bench',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'bench',
        serverEntrypoint: fileURLToPath(new URL('server.mjs', import.meta.url)),
        exports: ['handle'],
        supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
      }),
  },
};

export default defineConfig({
  output: 'server',
  outDir: process.env.PEER_OUT,
  adapter,
  integrations: [react()],
  // Links of events are few and read as they are pointed at, as the others do it.
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
  vite: { resolve, ssr: { noExternal: true } },
});
