import {
  definePage,
  recordHref,
  Slot,
  useHost,
  type OpeningHours,
  type PageProps,
  type VenueDetail,
  useStore,
} from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import { RichText, ExternalMedia } from '@vestibule/ui';
import { NEXT_EVENTS, nextEvents, nextEventsSlot } from '../records/next-events';
import { recordId } from '../records/record-id';
import { recordMeta } from '../records/record-meta';
import { RecordPage } from '../records/record-page';
import { VenueFacts } from './venue-facts';
import { venueJsonLd } from './venue-json-ld';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { mapLink, mapQuery } from './map-link';

/** Position of the place, on a map that visitors allow; nothing where the settings have no key for one. */
const VenueMap = observer(function VenueMap({ venue }: { readonly venue: VenueDetail }) {
  const { t } = useTranslation('content');
  const { settings } = useStore();
  const key = settings.current?.design.mapKey ?? '';
  const id = key && mapQuery(venue, key);
  if (!id) return null;
  return (
    <ExternalMedia
      service="google-maps"
      id={id}
      title={t('venue.mapOf', { place: venue.title })}
      href={mapLink(venue)}
      linkText={t('venue.map')}
    />
  );
});

const HOURS = 'hours';

interface VenueData {
  readonly venue: VenueDetail;
  readonly headline: string;
  /** Undefined where it has no opening hours. */
  readonly hours: OpeningHours[number] | undefined;
}

/** One of the site's venues, in its own theme, with its events. */
function Venue({ data: { venue, headline } }: PageProps<VenueData>) {
  const { lang } = useHost();
  const foreign = venue.lang === lang ? undefined : venue.lang;
  return (
    <RecordPage
      title={venue.title}
      lang={foreign}
      image={venue.image_obj}
      more={
        <>
          <Slot name="venue-hours" id={HOURS} params={{ venue: venue.id }} />
          <Slot name="event-list" id={NEXT_EVENTS} params={nextEvents(headline, { venue: venue.id })} />
        </>
      }
    >
      <RichText html={venue.body} lang={foreign} />
      <VenueFacts venue={venue} lang={foreign} />
      <VenueMap venue={venue} />
    </RecordPage>
  );
}

export default definePage<VenueData>({
  Component: Venue,
  loader: async ({ api, params, signal, t, url }) => {
    const id = recordId(params);
    const [venue, all] = await Promise.all([
      api.call('venue', { params: { id }, ...previewOf(url), signal }),
      // For search engines: the page is whole without.
      api.call('openingHours', { signal }).catch((): OpeningHours => []),
    ]);
    return { venue, headline: t('nextEvents'), hours: all.find((one) => one.venue?.id === venue.id) };
  },
  slots: ({ venue, headline }) => [
    { slot: 'venue-hours', id: HOURS, params: { venue: venue.id } },
    ...nextEventsSlot(nextEvents(headline, { venue: venue.id })),
  ],
  meta: ({ venue, hours }, { lang, absolute, href }) => ({
    ...recordMeta('venue', venue, venue.title, { lang, href }),
    theme: venue.theme,
    venue: venue.id,
    jsonLd: [venueJsonLd(venue, hours, recordHref(href, 'venue', venue), absolute)],
  }),
});
