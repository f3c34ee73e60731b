import type { Image } from '@vestibule/contracts';
import { cx } from './class-names';
import styles from './picture.module.css';
import { focalPlace, imageAddress, plainFormat, srcSet, widthsOf } from './picture-sources';

export interface PictureProps {
  readonly image: Image;
  /** How wide it is shown, for the browser's choice: `(min-width: 64em) 50vw, 100vw`. */
  readonly sizes: string;
  /**
   * `card` 3:2, `wide` 16:9, `portrait` 4:5, `square`; `fill` takes the height of its box; default the picture's own.
   */
  readonly shape?: 'card' | 'wide' | 'portrait' | 'square' | 'fill';
  /** The largest picture of the page: loaded at once and first. */
  readonly priority?: boolean;
  /** Empty for pictures whose content a text beside them already gives; default the picture's own. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

/**
 * A picture in the formats and sizes that the media service makes, with its dominant colour behind it while it loads.
 */
export function Picture({ image, sizes, shape, priority = false, alt = image.alt, className }: PictureProps) {
  const place = focalPlace(image.focal);
  const widths = widthsOf(image.width);
  return (
    <span className={cx(styles.frame, shape && styles[shape], className)}>
      <svg className={styles.color} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={srcSet(image, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(image, 'webp')} sizes={sizes} />
        <img
          className={cx(styles.image, place && styles[place])}
          sizes={sizes}
          srcSet={srcSet(image, plainFormat(image))}
          src={imageAddress(image.id, widths[Math.min(2, widths.length - 1)] ?? 320, plainFormat(image))}
          width={image.width}
          height={image.height}
          alt={alt}
          decoding={priority ? 'sync' : 'async'}
          loading={priority ? 'eager' : 'lazy'}
          {...(priority && { fetchPriority: 'high' as const })}
        />
      </picture>
    </span>
  );
}
