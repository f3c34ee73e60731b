import { Registry } from 'prom-client';
import type { Running } from '../compositions/running';
import { compositionInfo } from './composition-info';

const running = (id: string, version: string) =>
  ({
    composition: { id, shell: '0.1.0-a', contracts: '1.0.0', remotes: [{ name: 'programme', version }] },
  }) as unknown as Running;
const lines = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith('vestibule'));

describe('composition info', () => {
  test('reports the rendering compositions, and drops those that do not render any more', async () => {
    const registry = new Registry();
    const [old, next] = [running('c1', '1.0.0'), running('c2', '1.1.0')];
    let now: { live: Running; running: readonly Running[] } = { live: old, running: [old, next] };
    compositionInfo(registry, {
      get live() {
        return now.live;
      },
      get running() {
        return now.running;
      },
    });
    const line = (composition: string, channel: string, version: string) =>
      `vestibule_composition_info{composition="${composition}",channel="${channel}",shell="0.1.0-a",contracts="1.0.0",remote="programme",version="${version}"} 1`;
    expect(await lines(registry)).toEqual([line('c1', 'stable', '1.0.0'), line('c2', 'canary', '1.1.0')]);
    now = { live: next, running: [next] };
    expect(await lines(registry)).toEqual([line('c2', 'stable', '1.1.0')]);
  });
});
