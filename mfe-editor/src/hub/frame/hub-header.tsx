import { useHost } from '@vestibule/contracts';
import { HubPageHeader } from '@vestibule/ui/hub/hub-page-header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HUB_PATH } from './hub-paths';

interface HubHeaderProps {
  readonly title: string;
  /** A page of the hub leads back to it. */
  readonly withHub?: boolean;
  readonly children?: ReactNode;
}

/** Top of the pages of this remote, with its texts. */
export function HubHeader({ title, withHub = false, children }: HubHeaderProps) {
  const { lang } = useHost();
  const { t } = useTranslation('editor');
  return (
    <HubPageHeader
      title={title}
      label={t('hub.ways')}
      site={{ href: `/${lang}`, text: t('hub.site') }}
      hub={withHub ? { href: HUB_PATH, text: t('hub.title') } : undefined}
    >
      {children}
    </HubPageHeader>
  );
}
