import { Anchor, Picture } from '@vestibule/ui';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import styles from './logo-list.module.css';

/** Marks side by side, whole and on white, for which they are drawn. */
export default function LogoListModule({ module: { title, children }, placement }: ModuleProps<'logo_list'>) {
  const logos = children.flatMap(({ key, image_obj: image, link }) => (image ? [{ key, image, link }] : []));
  if (logos.length === 0) return null;
  return (
    <Placed placement={placement}>
      {title !== '' && <p className={styles.title}>{title}</p>}
      <ul role="list" className={styles.list} aria-label={title === '' ? undefined : title}>
        {logos.map(({ key, image, link }) => {
          const picture = <Picture image={image} sizes="24rem" className={styles.logo} />;
          return (
            <li key={key} className={styles.item}>
              {link === '' ? picture : <Anchor href={link}>{picture}</Anchor>}
            </li>
          );
        })}
      </ul>
    </Placed>
  );
}
