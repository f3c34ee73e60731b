import { defineSlot, useHost, type SlotProps } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { CardSection } from '../productions/card-section';
import type { ProductionCardData } from '../productions/to-card';
import { toExhibitionCard } from './to-exhibition-card';

/** Exhibitions inside a content page, in the order of their list; nothing while there are none. */
function ExhibitionList({ params, data }: SlotProps<'exhibition-list', readonly ProductionCardData[]>) {
  const { t } = useTranslation('programme');
  const all = { href: useHost().href('exhibitions', {}), text: t('exhibitions.all') };
  return <CardSection headline={params.headline} name={t('exhibitions.headline')} all={all} cards={data} />;
}

export default defineSlot<'exhibition-list', readonly ProductionCardData[]>({
  Component: ExhibitionList,
  loader: async ({ api, href, lang, params: { view, venue, type, exhibitions, limit }, signal, t }) => {
    const [dates, { results }] = await Promise.all([
      import('@vestibule/contracts/dates'),
      api.call('exhibitions', {
        query: {
          ...(view && { view }),
          ...(venue !== null && { venue }),
          ...(type && { exhibition_type: type }),
          ...(exhibitions.length > 0 && { ids: exhibitions.join(',') }),
          page_size: limit,
        },
        signal,
      }),
    ]);
    return results.map((exhibition) => toExhibitionCard(exhibition, { lang, t, dates, href }));
  },
});
