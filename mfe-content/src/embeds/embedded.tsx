import { useStore } from '@vestibule/contracts';
import type { Embed } from '@vestibule/contracts/embeds/embed-address';
import { serviceName } from './service-names';
import { Anchor, ExternalMedia, type ExternalMediaProps } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';

export interface EmbeddedProps {
  readonly embed: Embed;
  readonly shape: NonNullable<ExternalMediaProps['shape']>;
  /** Empty: kind and service name it. */
  readonly title: string;
  /** Its address at the service. */
  readonly href: string;
  readonly poster?: string | undefined;
}

/** A medium of another service, under its title, behind the visitor's consent; without script a link to the service. */
export function Embedded({ embed, shape, title, href, poster }: EmbeddedProps) {
  const { t } = useTranslation('content');
  const { settings } = useStore();
  const service = serviceName(embed.service);
  const name = title === '' ? t(`embed.name.${shape}`, { service }) : title;
  const linkText = title === '' ? t('embed.open', { service }) : t(`embed.visit.${shape}`, { title, service });
  if (embed.service === 'podigee' && !settings.podcastHosts.includes(hostOf(embed)))
    return <Anchor href={href}>{linkText}</Anchor>;
  return <ExternalMedia {...embed} shape={shape} poster={poster} title={name} href={href} linkText={linkText} />;
}

/** A podcast's id begins with its host. */
const hostOf = ({ id }: Embed) => id.slice(0, id.indexOf('/'));
