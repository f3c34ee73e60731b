import type { RemoteManifest } from '@vestibule/contracts';
import type { BuildProblem } from '@vestibule/registry/problem';
import { checkBrowser } from './browser/check-browser';
import { startSmoke } from './smoke/smoke-render';

/**
 * Runs both sides of a build with the shell in `shellDir`. The browser's side is bundled while the worker of the other
 * starts: each takes seconds.
 */
export async function checkCode(dir: string, manifest: RemoteManifest, shellDir: string): Promise<BuildProblem[]> {
  const smoke = await startSmoke(dir, manifest, shellDir);
  try {
    const browser = await checkBrowser(dir, manifest);
    return [...(await smoke.run()), ...browser];
  } finally {
    await smoke.end();
  }
}
