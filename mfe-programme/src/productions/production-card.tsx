import { CardLink, Picture } from '@vestibule/ui';
import type { ReactNode } from 'react';
import styles from './production-card.module.css';
import { Run } from './run';
import type { ProductionCardData as Card } from './to-card';

/** Id of a production's link in the list. */
export const cardLinkId = (production: number) => `production-${production}`;

/** A production in the list; the whole card is the link's target, the headline its name. */
export function ProductionCard({
  card,
  priority = false,
  level = 2,
  linkId,
  children,
}: {
  card: Card;
  priority?: boolean;
  level?: 2 | 3;
  /** Id of the link, when something must find it. */
  linkId?: string;
  /** Actions beside the link. */
  children?: ReactNode;
}) {
  const Title = `h${level}` as const;
  return (
    <li className={styles.card}>
      {card.image && (
        <Picture
          image={card.image}
          sizes="(min-width: 48em) 46vw, 100vw"
          shape="card"
          priority={priority}
          alt=""
          className={styles.picture}
        />
      )}
      {card.type && <p className={styles.type}>{card.type}</p>}
      <Title className={styles.title} lang={card.lang}>
        <CardLink href={card.url} id={linkId}>
          {card.title}
        </CardLink>
      </Title>
      <Run {...card} />
      {card.summary && (
        <p className={styles.summary} lang={card.lang}>
          {card.summary}
        </p>
      )}
      {children && <div className={styles.beside}>{children}</div>}
    </li>
  );
}
