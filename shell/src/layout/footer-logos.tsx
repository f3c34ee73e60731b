import { useHost } from '@vestibule/contracts';
import { RichText } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import styles from './footer-logos.module.css';

/** Size of a logo in px (docs/behaviour/frame.md#footer). */
const LOGO = { width: 140, height: 84 } as const;

/**
 * Logos of supporters: a block of the settings, or the mark of the region's culture (docs/behaviour/frame.md#footer).
 */
export const FooterLogos = observer(function FooterLogos() {
  const { settings } = useHost().store;
  const { t } = useTranslation('shell');
  const code = settings.current?.html_footer_logos?.code ?? '';
  if (code !== '') return <RichText html={code} className={styles.logos} />;
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${LOGO.width} ${LOGO.height}`}
      width={LOGO.width}
      height={LOGO.height}
      role="img"
      aria-label={t('footer.region')}
    >
      <path d="M1 1h138v82H1zM1 62c24-18 46-18 69 0s45 18 69 0" />
      <text x="12" y="28">
        {t('footer.culture')}
      </text>
      <text x="12" y="47">
        {t('footer.inRegion')}
      </text>
    </svg>
  );
});
