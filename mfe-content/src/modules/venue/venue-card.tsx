import { recordHref, useHost, type VenueListItem } from '@vestibule/contracts';
import { CardLink, Picture, cx, type HeadingLevel } from '@vestibule/ui';
import styles from './venue-card.module.css';

interface VenueCardProps {
  readonly venue: VenueListItem;
  readonly level: HeadingLevel;
  /** Picture and words side by side. */
  readonly wide?: boolean;
}

/** A house: picture, name, where it is, how its text begins. The whole card is the link. */
export function VenueCard({ venue, level, wide = false }: VenueCardProps) {
  const { href, lang } = useHost();
  const { street, zip, city } = venue.address;
  const address = [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const Heading = `h${level}` as const;
  return (
    <article className={cx(styles.card, wide && styles.wide)} lang={venue.lang === lang ? undefined : venue.lang}>
      {venue.image_obj && (
        // The name beside it says which house it is.
        <Picture
          image={venue.image_obj}
          shape="card"
          alt=""
          sizes={wide ? '(min-width: 64em) 58vw, 100vw' : '(min-width: 64em) 33vw, (min-width: 48em) 50vw, 100vw'}
        />
      )}
      <div>
        <Heading className={styles.name}>
          <CardLink href={recordHref(href, 'venue', venue)}>{venue.title}</CardLink>
        </Heading>
        {address !== '' && <address className={styles.address}>{address}</address>}
        {venue.summary !== '' && <p className={styles.summary}>{venue.summary}</p>}
      </div>
    </article>
  );
}
