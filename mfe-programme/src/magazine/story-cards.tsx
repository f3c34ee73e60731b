import { StoryCard } from './story-card';
import styles from './story-cards.module.css';
import type { Story } from './to-story';

/** Articles side by side, four in a row where there is room. */
export function StoryCards({ stories }: { stories: readonly Story[] }) {
  if (stories.length === 0) return null;
  return (
    <ol role="list" className={styles.cards}>
      {stories.map((story) => (
        <StoryCard key={story.id} story={story} />
      ))}
    </ol>
  );
}
