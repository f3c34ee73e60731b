import { useHost, type Image } from '@vestibule/contracts';
import { Anchor, Picture } from '@vestibule/ui';
import styles from './credits.module.css';

export interface Credit {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly role: string;
  readonly isGroup: boolean;
  readonly image: Image | null;
}

/** People who take part or created it, each with a link to their page. */
export function Credits({ title, persons }: { title: string; persons: readonly Credit[] }) {
  const { href } = useHost();
  if (persons.length === 0) return null;
  return (
    <section className={styles.credits}>
      <h2>{title}</h2>
      <ul role="list">
        {persons.map(({ id, slug, name, role, image }) => (
          <li key={id}>
            {/* The name beside it says who it is. */}
            {image && <Picture image={image} sizes="8rem" shape="square" alt="" className={styles.picture} />}
            <div>
              <Anchor href={href('team-slug-id', { slug, id })}>{name}</Anchor>
              {role && <span className={styles.role}>{role}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
