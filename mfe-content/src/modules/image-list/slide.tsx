import type { ModuleOf } from '@vestibule/contracts';
import { Anchor, Picture } from '@vestibule/ui';
import styles from './slider.module.css';

const SHAPES = { landscape: 'card', portrait: 'portrait', wide: 'wide' } as const;
/** As wide as the height that pictures of a row have at most lets them be (slider.module.css). */
const SIZES = { landscape: '72rem', portrait: '38.4rem', wide: '85.4rem' } as const;

interface SlideProps {
  readonly slide: ModuleOf<'image_list'>['children'][number];
  readonly format: keyof typeof SHAPES;
  /** The largest picture of the page is the first of its first module. */
  readonly first: boolean;
}

/** One picture of a row with its description. */
export function Slide({ slide: { image_obj: image, description, link }, format, first }: SlideProps) {
  if (!image) return null;
  const picture = (
    <Picture
      image={image}
      shape={SHAPES[format]}
      priority={first}
      sizes={`(min-width: 64em) ${SIZES[format]}, 88vw`}
      className={styles.picture}
    />
  );
  return (
    <figure className={styles.figure}>
      {link === '' ? picture : <Anchor href={link}>{picture}</Anchor>}
      {description !== '' && <figcaption className={styles.caption}>{description}</figcaption>}
    </figure>
  );
}
