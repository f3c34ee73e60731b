import { Anchor, Picture, cx } from '@vestibule/ui';
import styles from './image.module.css';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

const SHAPES = { landscape: 'card', portrait: 'portrait', wide: 'wide' } as const;

/** A picture with its description. */
function ImageModule({ module, placement, first }: ModuleProps<'image'>) {
  const { image_obj: image, format, description, link } = module;
  if (!image) return null;
  const picture = (
    <Picture
      image={image}
      shape={SHAPES[format]}
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
          placement === 'column' ? styles.inColumn : styles.onPage,
        )}
      >
        {link === '' ? (
          picture
        ) : (
          <Anchor href={link} className={styles.link}>
            {picture}
          </Anchor>
        )}
        {(description !== '' || image.credit) && (
          <figcaption className={styles.caption}>
            {description} {image.credit && <small className={styles.credit}>{image.credit}</small>}
          </figcaption>
        )}
      </figure>
    </Placed>
  );
}

export default defineView<'image'>({ Component: ImageModule });
