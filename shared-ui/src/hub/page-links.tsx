import { Link } from 'react-router-dom';
import styles from './page-links.module.css';

interface PageLinksProps {
  /** Name of the list that the pages belong to. */
  readonly label: string;
  readonly texts: { readonly previous: string; readonly next: string };
  /** Addresses; undefined where there is no such page. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Ways to the pages before and after; nothing where there is one page alone. */
export function PageLinks({ label, texts, previous, next }: PageLinksProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {previous !== undefined && <Link to={previous}>{texts.previous}</Link>}
      {next !== undefined && <Link to={next}>{texts.next}</Link>}
    </nav>
  );
}
