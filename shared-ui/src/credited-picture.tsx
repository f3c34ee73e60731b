import styles from './credited-picture.module.css';
import { Picture, type PictureProps } from './picture';

/** The picture of a page, and its credit line. */
export function CreditedPicture({ className, ...picture }: PictureProps) {
  const { credit } = picture.image;
  if (!credit) return <Picture {...picture} className={className} />;
  return (
    <figure className={className}>
      <Picture {...picture} />
      <figcaption className={styles.credit}>{credit}</figcaption>
    </figure>
  );
}
