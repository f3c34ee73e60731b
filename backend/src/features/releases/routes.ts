import { SiteError } from '@vestibule/contracts';
import { previewLink } from '@vestibule/registry/preview-link';
import { Releases } from '@vestibule/registry/releases';
import type { FastifyInstance } from 'fastify';
import { requireEditor } from '../../platform/auth/identity';
import type { ReleaseDeps } from './deps';
import { handleCall } from '../../platform/api/handle-call';
import { personal } from '../../platform/server/tags';
import { makeMove } from './move';
import { refusalOf } from './refusal';
import { releaseState } from './state';

/** Versions of the site for visitors: for administrators, the same as `npm run compositions` on the command line. */
export function releaseRoutes(app: FastifyInstance, deps: ReleaseDeps): void {
  const { now, traffic } = deps;
  const state = () => releaseState({ registry: given(deps.registry, 'REGISTRY_URL'), traffic, now });

  handleCall(app, deps, 'releases', async ({ reply }) => {
    personal(reply);
    return inWords(state);
  });

  handleCall(app, deps, 'moveRelease', async ({ request, reply, body }) => {
    personal(reply);
    const { email } = await requireEditor(deps, request);
    const releases = new Releases(given(deps.registry, 'REGISTRY_URL'), email, () => new Date(now()));
    return inWords(async () => {
      await makeMove(releases, body);
      return state();
    });
  });

  handleCall(app, deps, 'previewLink', async ({ reply, body }) => {
    personal(reply);
    const [registry, secret] = [given(deps.registry, 'REGISTRY_URL'), given(deps.previewSecret, 'PREVIEW_SECRET')];
    return inWords(async () => ({ url: await previewLink(registry, secret, body, now()) }));
  });
}

async function inWords<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw refusalOf(error);
  }
}

function given<T>(value: T | undefined, variable: string): T {
  if (value === undefined) throw new SiteError('internal', 500, `The backend was started without ${variable}`);
  return value;
}
