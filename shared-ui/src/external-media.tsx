import { useHost } from '@vestibule/contracts';
import { useEffect, useRef } from 'react';
import { Anchor } from './anchor';
import { cx } from './class-names';
import styles from './external-media.module.css';

export interface ExternalMediaProps {
  /** Id of a consent service that shows something, e.g. `youtube`. */
  readonly service: string;
  /** The medium, by the service's own id: a video's id. */
  readonly id: string;
  /** Query of the iframe's address, in place of the service's own: where the medium begins, its secret. */
  readonly params?: string | undefined;
  /** Name of the iframe, for screen readers. */
  readonly title: string;
  /** Where the same can be seen at the service itself: the way without script. */
  readonly href: string;
  readonly linkText: string;
  /** Address of a picture that is shown until the medium is. */
  readonly poster?: string | undefined;
  /** Its aspect ratio: `video` is 16:9, the others have the usual height of their media. Default `video`. */
  readonly shape?: 'video' | 'audio' | 'document' | 'post' | 'form';
}

/**
 * A medium of another service. Until the visitor allows it, a placeholder that makes no request; the host fills it
 * (iframemanager), so React must not touch its content again.
 */
export function ExternalMedia({
  service,
  id,
  params,
  title,
  href,
  linkText,
  poster,
  shape = 'video',
}: ExternalMediaProps) {
  const place = useRef<HTMLDivElement>(null);
  const { showMedia } = useHost();
  useEffect(() => (place.current ? showMedia(place.current) : undefined), [showMedia, service, id, params]);
  return (
    // Another medium is another place. The title goes to the frame's attribute only: as data-title it would be written
    // as HTML.
    <div
      key={`${service}:${id}:${params ?? ''}`}
      ref={place}
      className={cx(styles.media, styles[shape])}
      data-service={service}
      data-id={id}
      data-params={params}
      data-iframe-title={title}
      data-thumbnail={poster}
      {...(shape === 'video' && { 'data-autoscale': '' })}
    >
      <div data-placeholder="" data-visible="" className={styles.placeholder}>
        <Anchor href={href}>{linkText}</Anchor>
      </div>
    </div>
  );
}
