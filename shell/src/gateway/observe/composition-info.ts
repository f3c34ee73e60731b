import { Gauge, type Registry } from 'prom-client';
import type { Compositions } from '../compositions/compositions';

/** One series with value 1 for every remote of every composition that renders now. */
export function compositionInfo(registry: Registry, compositions: Pick<Compositions, 'live' | 'running'>): void {
  new Gauge({
    name: 'vestibule_composition_info',
    help: 'The versions that render now',
    labelNames: ['composition', 'channel', 'shell', 'contracts', 'remote', 'version'],
    registers: [registry],
    collect() {
      this.reset();
      const { live } = compositions;
      for (const { composition } of compositions.running) {
        const { id, shell, contracts, remotes } = composition;
        const channel = id === live.composition.id ? 'stable' : 'canary';
        for (const { name, version } of remotes)
          this.set({ composition: id, channel, shell, contracts, remote: name, version }, 1);
      }
    },
  });
}
