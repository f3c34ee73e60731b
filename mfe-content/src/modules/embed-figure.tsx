import { embedOf, type EmbedKind } from '@vestibule/contracts/embeds/embed-address';
import { Placed } from './placed';
import type { Placement } from './module-view';
import { Embedded, type EmbeddedProps } from '../embeds/embedded';
import styles from './embed-figure.module.css';

export interface EmbedFigureProps {
  readonly of: EmbedKind;
  readonly shape: EmbeddedProps['shape'];
  readonly address: string;
  readonly title: string;
  readonly anchor: string;
  readonly placement: Placement;
}

/** The medium of another service at this address, with its title below; nothing for an address of no service. */
export function EmbedFigure({ of, shape, address, title, anchor, placement }: EmbedFigureProps) {
  const embed = embedOf(of, address);
  if (!embed) return null;
  return (
    <Placed placement={placement}>
      <figure id={anchor || undefined} className={styles.figure}>
        <Embedded embed={embed} shape={shape} title={title} href={address} />
        {title !== '' && <figcaption className={styles.caption}>{title}</figcaption>}
      </figure>
    </Placed>
  );
}
