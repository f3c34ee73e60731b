import { cx } from './class-names';
import styles from './rich-text.module.css';

export interface RichTextProps {
  /** HTML that the backend has sanitised. */
  readonly html: string;
  /** Set when the text is not in the page's language. */
  readonly lang?: string | undefined;
  /** Larger, for an introduction. */
  readonly lead?: boolean;
  readonly className?: string | undefined;
}

/**
 * Editors' text, and the footer's blocks. The only place of the site that trusts HTML: all of it went through the
 * backend's sanitiser when it was written, blocks of the settings again in each response
 * (backend/src/platform/html/sanitise.ts, backend/src/features/site/house/html-blocks.ts).
 */
export function RichText({ html, lang, lead = false, className }: RichTextProps) {
  if (html.trim() === '') return null;
  return (
    <div
      className={cx(styles.text, lead && styles.lead, className)}
      lang={lang}
      // eslint-disable-next-line no-restricted-syntax -- the one exception, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
