import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { useLevel } from '../use-level';
import { VenueCard } from './venue-card';

/** One house; nothing once it is gone. */
export default function VenueModule({ module, data, placement }: ModuleProps<'venue'>) {
  const level = useLevel(module.id, 3);
  if (!data) return null;
  return (
    <Placed placement={placement}>
      <VenueCard venue={data} level={level} wide={placement === 'page'} />
    </Placed>
  );
}
