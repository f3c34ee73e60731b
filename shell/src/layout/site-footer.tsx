import { useHost, type PageMeta } from '@vestibule/contracts';
import { Container, RichText } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { useTranslation } from '../app/use-translation';
import { LanguageSwitch } from './language-switch';
import { LateFooterColumns } from './late-menus';
import styles from './site-footer.module.css';
import { FOOTER_ID } from './skip-links';

/** The end of every page, with the languages and a block of the settings below; on paper only the page's address. */
export const SiteFooter = observer(function SiteFooter({ meta, ref }: { meta: PageMeta; ref?: Ref<HTMLElement> }) {
  const { lang, store, absolute } = useHost();
  const { t } = useTranslation('shell');
  const address = meta.urls[lang];
  return (
    <footer id={FOOTER_ID} ref={ref} className={`${styles.footer} cc03`}>
      {address !== undefined && (
        <p className={styles.address}>
          {store.settings.product}: {absolute(address)}
        </p>
      )}
      <Container className={styles.content}>
        <LateFooterColumns />
        <div className={styles.end}>
          <RichText html={store.settings.current?.html_footer_bottom.code ?? ''} />
          <LanguageSwitch urls={meta.urls} label={t('footer.languages')} />
        </div>
      </Container>
    </footer>
  );
});
