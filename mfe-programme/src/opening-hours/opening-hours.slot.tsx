import { defineSlot, useHost, type SlotProps } from '@vestibule/contracts';
import { HoursLine } from './hours-line';
import { loadOpeningHours, type OpeningHoursData } from './opening-hours.loader';
import { useHoursOfToday } from './use-hours-of-today';

/**
 * Today's opening hours in one line, updated while the page stays open: of the page's venue, of the venue of its theme,
 * or of the main one.
 */
function OpeningHours({ data, params: { venue, theme } }: SlotProps<'header-info', OpeningHoursData>) {
  const [{ main, others }, minutes] = useHoursOfToday(data, useHost());
  const place =
    others.find((one) => one.venue === venue) ?? [main, ...others].find((one) => one.theme === theme) ?? main;
  return <HoursLine place={place} minutes={minutes} />;
}

export default defineSlot<'header-info', OpeningHoursData>({ Component: OpeningHours, loader: loadOpeningHours });
