import { definePage, Slot, useHost, type PageProps, type SeriesDetail } from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import { RichText } from '@vestibule/ui';
import { NEXT_EVENTS, nextEvents, nextEventsSlot } from '../records/next-events';
import { recordId } from '../records/record-id';
import { recordMeta } from '../records/record-meta';
import { RecordPage } from '../records/record-page';

interface SeriesData {
  readonly series: SeriesDetail;
  readonly headline: string;
}

/** A series of events: its description, and its next dates. */
function Series({ data: { series, headline } }: PageProps<SeriesData>) {
  const { lang } = useHost();
  const foreign = series.lang === lang ? undefined : series.lang;
  return (
    <RecordPage
      title={series.title}
      lang={foreign}
      image={series.image_obj}
      more={<Slot name="event-list" id={NEXT_EVENTS} params={nextEvents(headline, { series: series.id })} />}
    >
      <RichText html={series.body} lang={foreign} lead />
    </RecordPage>
  );
}

export default definePage<SeriesData>({
  Component: Series,
  loader: async ({ api, params, signal, t, url }) => ({
    series: await api.call('seriesDetail', { params: { id: recordId(params) }, ...previewOf(url), signal }),
    headline: t('nextEvents'),
  }),
  slots: ({ series, headline }) => nextEventsSlot(nextEvents(headline, { series: series.id })),
  meta: ({ series }, context) =>
    recordMeta('series', series, series.title, context, [
      { title: context.t('series.title'), url: context.href('content/series', {}) },
    ]),
});
