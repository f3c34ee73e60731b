import { Anchor } from './anchor';
import styles from './choice-links.module.css';

export interface Choice {
  readonly href: string;
  readonly name: string;
  readonly current: boolean;
}

/** Links to the parts of a list, the current one marked: a filter that works without script and can be linked to. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles['choices']}>
        {choices.map(({ href, name, current }) => (
          <li key={`${href} ${name}`}>
            <Anchor href={href} className={styles['choice']} aria-current={current ? 'page' : undefined}>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
