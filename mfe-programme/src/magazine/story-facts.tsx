import styles from './story-facts.module.css';
import type { Story } from './to-story';

/** Category and day of an article in a list. */
export function StoryFacts({ story: { category, date, day } }: { story: Pick<Story, 'category' | 'date' | 'day'> }) {
  if (!category && !date) return null;
  return (
    <p className={styles.facts}>
      {category && <span className={styles.category}>{category}</span>}
      {date && <time dateTime={day}>{date}</time>}
    </p>
  );
}
