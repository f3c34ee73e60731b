import { defineSlot, useHost, type SlotProps } from '@vestibule/contracts';
import { useTranslation } from 'react-i18next';
import { CardSection } from './card-section';
import { toCard, type ProductionCardData as Card } from './to-card';

/** Current productions inside a content page, the one that ends first at the beginning; nothing without any. */
function ProductionList({ params, data }: SlotProps<'production-list', readonly Card[]>) {
  const { t } = useTranslation('programme');
  const all = { href: useHost().href('productions', {}), text: t('productions.all') };
  return <CardSection headline={params.headline} name={t('productions.onNow')} all={all} cards={data} />;
}

export default defineSlot<'production-list', readonly Card[]>({
  Component: ProductionList,
  loader: async ({ api, href, lang, params: { type, limit }, signal, t }) => {
    const [dates, { results }] = await Promise.all([
      import('@vestibule/contracts/dates'),
      api.call('productions', {
        query: { view: 'now', ...(type && { exhibition_type: type }), page_size: limit },
        signal,
      }),
    ]);
    return results.map((production) => toCard(production, { lang, t, dates, href }));
  },
});
