import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import './venue-card.module.css';

export default defineView<'venue'>({
  Component: lazyModule<'venue'>(() => import('./venue-module')),
  load: async ({ venue }, { api, signal }) => (await api.call('venues', { signal })).find(({ id }) => id === venue),
  heading: (_module, data) => data && { wanted: 3 },
});
