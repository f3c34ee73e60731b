import { reactRouter } from '@react-router/dev/vite';
import { resolve } from '../shared-config.mjs';

export default ({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  resolve,
  ssr: { noExternal: true },
  build: { ...(isSsrBuild && { rollupOptions: { input: './app/server.mjs' } }) },
});
