import { lazyModule } from '../lazy-module';
import { defineView } from '../module-view';
import '../venue/venue-card.module.css';
import './venue-list.module.css';

export default defineView<'venue_list'>({
  Component: lazyModule<'venue_list'>(() => import('./venue-list-module')),
  load: async ({ venues: named }, { api, signal }) => {
    const all = await api.call('venues', { signal });
    return named.length === 0 ? all : named.flatMap((id) => all.filter((venue) => venue.id === id));
  },
  heading: (_module, data) => (data && data.length > 0 ? { wanted: 3 } : undefined),
});
