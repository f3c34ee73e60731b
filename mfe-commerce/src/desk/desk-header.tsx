import { useHost } from '@vestibule/contracts';
import { HubPageHeader } from '@vestibule/ui/hub/hub-page-header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface DeskHeaderProps {
  readonly title: string;
  /** The door is opened on phones that have no other page of the hub. */
  readonly withHub?: boolean;
  readonly children?: ReactNode;
}

/** Top of the pages of desk and door. */
export function DeskHeader({ title, withHub = false, children }: DeskHeaderProps) {
  const { href, lang } = useHost();
  const { t } = useTranslation('commerce');
  return (
    <HubPageHeader
      title={title}
      label={t('hub.ways')}
      site={{ href: `/${lang}`, text: t('hub.site') }}
      hub={withHub ? { href: href('editor/hub', {}), text: t('hub.title') } : undefined}
    >
      {children}
    </HubPageHeader>
  );
}
