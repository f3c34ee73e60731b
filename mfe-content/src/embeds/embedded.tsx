import type { Embed } from '@vestibule/contracts/consent/embed-address';
import { serviceName } from '@vestibule/contracts/consent/service-names';
import { ExternalMedia, type ExternalMediaProps } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';

export interface EmbeddedProps {
  readonly embed: Embed;
  readonly shape: NonNullable<ExternalMediaProps['shape']>;
  /** Empty: what it is and where it comes from names it. */
  readonly title: string;
  /** Its address at the service. */
  readonly href: string;
  readonly poster?: string | undefined;
}

/** What another service shows, under its title, behind the visitor's consent; without script a link to the service. */
export function Embedded({ embed, shape, title, href, poster }: EmbeddedProps) {
  const { t } = useTranslation('content');
  const service = serviceName(embed.service);
  const name = title === '' ? t(`embed.name.${shape}`, { service }) : title;
  return (
    <ExternalMedia
      {...embed}
      shape={shape}
      poster={poster}
      title={name}
      href={href}
      linkText={title === '' ? t('embed.open', { service }) : t(`embed.visit.${shape}`, { title, service })}
    />
  );
}
