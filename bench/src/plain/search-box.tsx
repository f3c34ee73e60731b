import { MAX_SEARCH_LENGTH } from '@vestibule/contracts/constants';
import { cx, Icon } from '@vestibule/ui';
import styles from 'site/shell/src/layout/search-box/search-box.module.css';

/** The search of the header and of the burger menu, as the form that it is before the first key. */
export function SearchBox({ variant }: { variant: 'header' | 'page' }) {
  const header = variant === 'header';
  return (
    <form
      role="search"
      aria-label={header ? undefined : 'Auf der Website suchen'}
      method="get"
      action="/de/search"
      className={cx(styles.box, header && styles.header)}
      data-open={header ? undefined : ''}
    >
      <div className={styles.field}>
        <input
          name="q"
          type="text"
          role="combobox"
          aria-label="Suche"
          aria-autocomplete="list"
          aria-expanded={false}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_SEARCH_LENGTH}
          placeholder="Suche …"
          required
          className={styles.input}
          defaultValue=""
        />
      </div>
      <button type="submit" aria-label="Suchen" className={styles.button}>
        <Icon name="search" />
      </button>
    </form>
  );
}
