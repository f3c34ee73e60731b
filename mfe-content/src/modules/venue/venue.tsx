import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { useLevel } from '../use-level';
import { VenueCard } from './venue-card';

/** One house; nothing once it is gone. */
function VenueModule({ module, data, placement }: ModuleProps<'venue'>) {
  const level = useLevel(module.id, 3);
  if (!data) return null;
  return (
    <Placed placement={placement}>
      <VenueCard venue={data} level={level} wide={placement === 'page'} />
    </Placed>
  );
}

export default defineView<'venue'>({
  Component: VenueModule,
  load: async ({ venue }, { api, signal }) => (await api.call('venues', { signal })).find(({ id }) => id === venue),
  heading: (_module, data) => data && { wanted: 3 },
});
