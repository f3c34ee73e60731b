import { ListSection, type ListSectionProps } from '../lists/list-section';
import { ProductionCard } from './production-card';
import styles from './production-list.module.css';
import type { ProductionCardData } from './to-card';

interface CardSectionProps extends Omit<ListSectionProps, 'children'> {
  readonly cards: readonly ProductionCardData[];
}

/** Cards of productions or exhibitions inside a content page; nothing without any. */
export function CardSection({ cards, ...section }: CardSectionProps) {
  if (cards.length === 0) return null;
  return (
    <ListSection {...section}>
      <ul role="list" className={styles.cards}>
        {cards.map((card) => (
          <ProductionCard key={card.id} card={card} level={3} />
        ))}
      </ul>
    </ListSection>
  );
}
