import { CardLink, cx, Picture } from '@vestibule/ui';
import type { TeaserEntry } from './teasers';
import styles from './teaser-card.module.css';

/** Flags of a style with a meaning; others that are stored have no effect. */
const FLAG = /^(wide|cc0[1-3])$/;

/** A teaser between the days; the whole card is the link's target, the headline its name. */
export function TeaserCard({ teaser }: { teaser: TeaserEntry }) {
  return (
    <aside
      className={cx(styles.card, ...teaser.style.split(/\s+/).map((flag) => FLAG.test(flag) && (styles[flag] ?? flag)))}
      lang={teaser.lang}
    >
      {teaser.image && <Picture image={teaser.image} sizes="(min-width: 64em) 60vw, 100vw" shape="wide" alt="" />}
      <div className={styles.text}>
        {teaser.preline && <p className={styles.preline}>{teaser.preline}</p>}
        <h3 className={styles.headline}>
          <CardLink href={teaser.url}>{teaser.headline}</CardLink>
        </h3>
        {teaser.subline && <p>{teaser.subline}</p>}
        {teaser.linkText && (
          <p className={styles.more} aria-hidden="true">
            {teaser.linkText}
          </p>
        )}
      </div>
    </aside>
  );
}
