import { definePage, recordHref, Slot, useHost, type PageProps, type VenueDetail } from '@vestibule/contracts';
import { RichText } from '@vestibule/ui';
import { NEXT_EVENTS, nextEvents, nextEventsSlot } from '../records/next-events';
import { recordId } from '../records/record-id';
import { recordMeta } from '../records/record-meta';
import { RecordPage } from '../records/record-page';
import { VenueFacts } from './venue-facts';
import { venueJsonLd } from './venue-json-ld';

interface VenueData {
  readonly venue: VenueDetail;
  readonly headline: string;
}

/** One of the house's places, in its own theme, with what is on there. */
function Venue({ data: { venue, headline } }: PageProps<VenueData>) {
  const { lang } = useHost();
  const foreign = venue.lang === lang ? undefined : venue.lang;
  return (
    <RecordPage
      title={venue.title}
      lang={foreign}
      image={venue.image_obj}
      more={<Slot name="event-list" id={NEXT_EVENTS} params={nextEvents(headline, { venue: venue.id })} />}
    >
      <RichText html={venue.body} lang={foreign} />
      <VenueFacts venue={venue} lang={foreign} />
    </RecordPage>
  );
}

export default definePage<VenueData>({
  Component: Venue,
  loader: async ({ api, params, signal, t }) => ({
    venue: await api.call('venue', { params: { id: recordId(params) }, signal }),
    headline: t('nextEvents'),
  }),
  slots: ({ venue, headline }) => nextEventsSlot(nextEvents(headline, { venue: venue.id })),
  meta: ({ venue }, { lang, absolute, href }) => ({
    ...recordMeta('venue', venue, venue.title, { lang, href }),
    theme: venue.theme,
    jsonLd: [venueJsonLd(venue, recordHref(href, 'venue', venue), absolute)],
  }),
});
