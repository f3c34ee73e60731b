import { Picture } from '@vestibule/ui';
import styles from 'site/mfe-programme/src/related/related-events.module.css';
import card from 'site/mfe-programme/src/productions/production-card.module.css';
import runStyles from 'site/mfe-programme/src/productions/run.module.css';
import cardLink from 'site/shared-ui/src/card-link.module.css';
import type { Card } from './event-types';

/** Events for those who like this one. */
export function RelatedEvents({ events }: { events: readonly Card[] }) {
  if (events.length === 0) return null;
  return (
    <section className={styles.related}>
      <h2>Das könnte Sie auch interessieren</h2>
      <ul role="list" className={styles.cards}>
        {events.map(({ id, url, title, summary, type, run, image }) => (
          <li key={id} className={card.card}>
            {image && (
              <Picture
                image={image}
                sizes="(min-width: 48em) 46vw, 100vw"
                shape="card"
                alt=""
                className={card.picture}
              />
            )}
            {type && <p className={card.type}>{type}</p>}
            <h3 className={card.title}>
              <a href={url} className={cardLink.link}>
                {title}
              </a>
            </h3>
            {run && <p className={runStyles.run}>{run}</p>}
            {summary && <p className={card.summary}>{summary}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
