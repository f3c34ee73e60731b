import { useHost } from '@vestibule/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSection } from '../lists/list-section';

/** Articles inside a content page. */
export function ArticleSection({ headline, children }: { headline: string; children: ReactNode }) {
  const { t } = useTranslation('programme');
  const all = { href: useHost().href('news', {}), text: t('magazine.teaser.all') };
  return (
    <ListSection headline={headline} name={t('magazine.teaser.headline')} all={all}>
      {children}
    </ListSection>
  );
}
