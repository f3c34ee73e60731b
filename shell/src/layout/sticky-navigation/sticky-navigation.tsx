import { useStore } from '@vestibule/contracts';
import { ButtonLink, Icon, scrollBehavior } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useTranslation } from '../../app/use-translation';
import { OverlayButton } from '../event-overlay/overlay-button';
import { useOffersProgramme } from '../event-overlay/use-offers-programme';
import styles from './sticky-navigation.module.css';
import { useStickyVisibility } from './use-sticky-visibility';
import { CONTENT_ID } from '../skip-links';

/**
 * Lower right corner of the window: the link to the programme, and further down links that pages add and the link back
 * to the top (docs/behaviour/frame.md#sticky-navigation).
 */
export const StickyNavigation = observer(function StickyNavigation({
  footer,
}: {
  footer: RefObject<HTMLElement | null>;
}) {
  const { ui } = useStore();
  const { t } = useTranslation('shell');
  const isAtFooter = useStickyVisibility(footer);
  const offersProgramme = useOffersProgramme();
  if (isAtFooter || !(offersProgramme || ui.showStickyEvent)) return null;
  return (
    <nav className={styles.sticky} aria-label={t('sticky.label')}>
      <OverlayButton />
      {ui.showStickyEvent &&
        ui.stickyItems.map(({ url, title }) => (
          <ButtonLink key={url} href={url} variant="primary">
            {title}
          </ButtonLink>
        ))}
      {ui.showStickyEvent && <ScrollToTop />}
    </nav>
  );
});

function toTop(): void {
  // The button goes as soon as the page moves: the focus goes ahead, to where reading begins again.
  document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: scrollBehavior() });
}

/** Back to the page's beginning; a square on small screens, where a word would cover the text. */
function ScrollToTop() {
  const { t } = useTranslation('shell');
  return (
    <button type="button" className={styles.top} onClick={toTop}>
      <span className={styles.word}>{t('sticky.top')}</span>
      <Icon name="arrow" className={styles.arrow} />
    </button>
  );
}
