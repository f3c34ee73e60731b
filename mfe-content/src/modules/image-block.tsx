import { Anchor, Picture, cx } from '@vestibule/ui';
import styles from './image-block.module.css';
import type { ModuleProps } from './module-props';
import { Placed } from './placed';

const SHAPES = { landscape: 'card', portrait: 'portrait', wide: 'wide' } as const;
const shapeOf = (format: string) => (format in SHAPES ? SHAPES[format as keyof typeof SHAPES] : undefined);

/** A picture with its description. */
export function ImageBlock({ module, placement, first }: ModuleProps<'image'>) {
  const { image_obj: image, format, description, link } = module;
  if (!image) return null;
  const shape = shapeOf(format);
  const picture = (
    <Picture
      image={image}
      {...(shape && { shape })}
      priority={first}
      sizes={placement === 'page' ? '(min-width: 188rem) 188rem, 100vw' : '(min-width: 48em) 50vw, 100vw'}
    />
  );
  return (
    <Placed placement={placement}>
      <figure
        className={cx(
          styles.figure,
          format === 'portrait' && styles.portrait,
          placement === 'column' && styles.inColumn,
        )}
      >
        {link === '' ? (
          picture
        ) : (
          <Anchor href={link} className={styles.link}>
            {picture}
          </Anchor>
        )}
        {description !== '' && <figcaption className={styles.caption}>{description}</figcaption>}
      </figure>
    </Placed>
  );
}
