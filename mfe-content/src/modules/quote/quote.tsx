import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';
import styles from './quote.module.css';

/** A quotation; line breaks are the editor's. */
function QuoteModule({ module: { content, author }, placement }: ModuleProps<'quote'>) {
  return (
    <Placed placement={placement}>
      <figure className={styles.quote}>
        <blockquote className={styles.words}>
          <p>{content}</p>
        </blockquote>
        {author !== '' && <figcaption className={styles.author}>{author}</figcaption>}
      </figure>
    </Placed>
  );
}

export default defineView<'quote'>({ Component: QuoteModule });
