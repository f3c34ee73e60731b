import { Anchor, cx } from '@vestibule/ui';
import styles from './choice-links.module.css';

interface Choice {
  readonly href: string;
  readonly name: string;
  readonly current: boolean;
}

interface ChoiceLinksProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** On phones too they take as many lines as they need: for many short ones, such as letters. Default false. */
  readonly manyLines?: boolean;
  /** They lead to the same page, which stays where it is scrolled to. Default false. */
  readonly inPlace?: boolean;
}

/** Links to the parts of a list, the current one marked: a filter that works without script and can be linked to. */
export function ChoiceLinks({ label, choices, manyLines = false, inPlace = false }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={styles.ways}>
      <ul role="list" className={cx(styles.choices, !manyLines && styles.line)}>
        {choices.map(({ href, name, current }) => (
          <li key={`${href} ${name}`}>
            <Anchor
              href={href}
              preventScrollReset={inPlace}
              className={styles.choice}
              aria-current={current ? 'page' : undefined}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
