import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { useLevel } from '../use-level';
import { VenueCard } from '../venue/venue-card';
import styles from './venue-list.module.css';

/** Houses side by side. */
function VenueList({ module, data = [], placement }: ModuleProps<'venue_list'>) {
  const level = useLevel(module.id, 3);
  if (data.length === 0) return null;
  return (
    <Placed placement={placement}>
      <ul role="list" className={styles.list}>
        {data.map((venue) => (
          <li key={venue.id}>
            <VenueCard venue={venue} level={level} />
          </li>
        ))}
      </ul>
    </Placed>
  );
}

export default defineView<'venue_list'>({
  Component: VenueList,
  load: async ({ venues: named }, { api, signal }) => {
    const all = await api.call('venues', { signal });
    return named.length === 0 ? all : named.flatMap((id) => all.filter((venue) => venue.id === id));
  },
  heading: (_module, data) => (data && data.length > 0 ? { wanted: 3 } : undefined),
});
