import { Picture, RichText, cx } from '@vestibule/ui';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import styles from './two-columns.module.css';

/** A picture and a text side by side; on phones the picture is above, whatever its side. */
export default function TwoColumns({ module, placement, first }: ModuleProps<'two_columns'>) {
  const { extra_class: order, image_obj: image, text } = module;
  if (!image && text === '') return null;
  return (
    <Placed placement={placement}>
      <div className={cx(styles.columns, order === 'text-image' && styles.textFirst, !image && styles.plain)}>
        {image && (
          <Picture
            image={image}
            shape="card"
            priority={first}
            className={styles.picture}
            sizes={placement === 'page' ? '(min-width: 64em) 58vw, 100vw' : '(min-width: 48em) 50vw, 100vw'}
          />
        )}
        <RichText html={text} className={styles.text} />
      </div>
    </Placed>
  );
}
