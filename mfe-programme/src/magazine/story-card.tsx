import { useHost } from '@vestibule/contracts';
import { CardLink, Picture } from '@vestibule/ui';
import styles from './story-card.module.css';
import type { Story } from './to-story';

/** An article inside another page; the whole card is the link. */
export function StoryCard({ story }: { story: Story }) {
  const { lang } = useHost();
  return (
    <li className={styles.card}>
      {story.image && (
        // The headline says what the picture shows.
        <Picture
          image={story.image}
          sizes="(min-width: 64em) 25vw, (min-width: 48em) 50vw, 100vw"
          shape="card"
          alt=""
        />
      )}
      <div className={styles.what} lang={story.lang}>
        {story.category && (
          <p className={styles.category} lang={lang}>
            {story.category}
          </p>
        )}
        <h3 className={styles.title}>
          <CardLink href={story.url}>{story.title}</CardLink>
        </h3>
        {story.date && (
          <p className={styles.date} lang={lang}>
            <time dateTime={story.day}>{story.date}</time>
          </p>
        )}
      </div>
    </li>
  );
}
