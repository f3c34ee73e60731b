import { lazyWithRetry } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../session/use-editor';
import styles from './drafts.module.css';
import { useDraftOffers } from './use-draft-offers';

/** Few pages have drafts: dates come with the first. */
const DraftOffer = lazyWithRetry(async () => ({ default: (await import('./draft-offer')).DraftOffer }));

/** Unsaved drafts of this page: to continue, or to throw away. */
export const DraftOffers = observer(function DraftOffers() {
  const { t } = useTranslation('editor');
  const editor = useEditor();
  useDraftOffers();
  const offers = editor.offers.filter(({ key }) => key !== editor.session?.draftKey);
  if (offers.length === 0) return null;
  return (
    <section aria-label={t('drafts.label')} className={styles.offers}>
      <Suspense>
        <ul role="list">
          {offers.map((offer) => (
            <DraftOffer key={offer.key} offer={offer} />
          ))}
        </ul>
      </Suspense>
    </section>
  );
});
