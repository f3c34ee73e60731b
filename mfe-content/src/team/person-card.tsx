import { useHost, type PersonListItem } from '@vestibule/contracts';
import { CardLink, Picture } from '@vestibule/ui';
import { initialsOf } from './initials';
import styles from './person-card.module.css';

/** One of the people: picture or initials, name, function. The whole card is the link. */
export function PersonCard({ person }: { person: PersonListItem }) {
  const { href, lang } = useHost();
  return (
    <li className={styles.card}>
      {person.image_obj ? (
        // The name beside it says who it is.
        <Picture
          image={person.image_obj}
          sizes="(min-width: 64em) 22vw, (min-width: 40em) 33vw, 50vw"
          shape="portrait"
          alt=""
        />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(person.name)}
        </span>
      )}
      <h3 className={styles.name}>
        <CardLink href={href('team-slug-id', { slug: person.slug, id: person.id })}>{person.name}</CardLink>
      </h3>
      {person.function && (
        <p className={styles.function} lang={person.lang === lang ? undefined : person.lang}>
          {person.function}
        </p>
      )}
    </li>
  );
}
