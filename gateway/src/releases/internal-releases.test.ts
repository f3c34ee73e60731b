import { compose } from '@vestibule/registry/channel/compose';
import fastify from 'fastify';
import type { Running } from '../compositions/running';
import { RemoteHealth } from '../observe/remote-health';
import { internalReleases } from './internal-releases';

const TOKEN = 'token-of-the-tests';
const running = (version: string) =>
  ({ composition: compose({ contracts: '1.0.0', shell: 's', remotes: [{ name: 'programme', version }] }) }) as Running;
const [stable, canary] = [running('1.0.0'), running('1.1.0')];

function gateway() {
  const app = fastify();
  const health = new RemoteHealth();
  health.record('programme', '1.1.0', true);
  health.record('programme', '1.1.0', false);
  internalReleases(
    app,
    TOKEN,
    { running: [stable, canary], ofGroup: (group) => (group < 15 ? canary : stable) },
    health,
  );
  return app;
}

describe('internal releases', () => {
  test('says who gets which composition, and how versions have fared', async () => {
    const answer = await gateway().inject({ url: '/internal/releases', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      compositions: [
        { id: stable.composition.id, share: 85, remotes: [{ name: 'programme', version: '1.0.0' }] },
        { id: canary.composition.id, share: 15, remotes: [{ name: 'programme', version: '1.1.0' }] },
      ],
      versions: [{ remote: 'programme', version: '1.1.0', loads: 1, failures: 1 }],
    });
  });

  test.each([undefined, 'Bearer token-of-the-tesst', 'Basic token-of-the-tests'])(
    'does not exist for %s',
    async (authorization) => {
      const answer = await gateway().inject({
        url: '/internal/releases',
        ...(authorization && { headers: { authorization } }),
      });
      expect(answer.statusCode).toBe(404);
    },
  );
});
