import { useHost } from '@vestibule/contracts';
import { Anchor } from '@vestibule/ui';
import styles from './credits.module.css';

export interface Credit {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly role: string;
}

/** Who takes part or made it, each with the way to their page. */
export function Credits({ title, persons }: { title: string; persons: readonly Credit[] }) {
  const { href } = useHost();
  if (persons.length === 0) return null;
  return (
    <section className={styles['credits']}>
      <h2>{title}</h2>
      <ul role="list">
        {persons.map(({ id, slug, name, role }) => (
          <li key={id}>
            <Anchor href={href('team-slug-id', { slug, id })}>{name}</Anchor>
            {role && <span className={styles['role']}>{role}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
