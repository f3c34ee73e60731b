import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { useLevel } from '../use-level';
import { VenueCard } from '../venue/venue-card';
import styles from './venue-list.module.css';

/** Houses side by side. */
export default function VenueList({ module, data = [], placement }: ModuleProps<'venue_list'>) {
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
