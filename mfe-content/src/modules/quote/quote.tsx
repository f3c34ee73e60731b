import { cx } from '@vestibule/ui';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';
import styles from './quote.module.css';

/** What somebody has said; line breaks stay as the editor has set them. */
function QuoteModule({ module: { content, author }, placement }: ModuleProps<'quote'>) {
  return (
    <Placed placement={placement}>
      <figure className={cx(styles.quote, placement === 'page' && styles.alone)}>
        <blockquote className={styles.words}>
          <p>{content}</p>
        </blockquote>
        {author !== '' && <figcaption className={styles.author}>{author}</figcaption>}
      </figure>
    </Placed>
  );
}

export default defineView<'quote'>({ Component: QuoteModule });
