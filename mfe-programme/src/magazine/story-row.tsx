import { Anchor } from '@vestibule/ui';
import styles from './story-row.module.css';
import type { Story } from './to-story';

/** Id of an article's link in the list. */
export const storyLinkId = (article: number) => `article-${article}`;

/** A line of the quiet list: category, title, two lines, date (look.md). */
export function StoryRow({ story }: { story: Story }) {
  return (
    <li className={styles['row']}>
      <p className={styles['category']}>{story.category}</p>
      <div className={styles['what']} lang={story.lang}>
        <h2 className={styles['title']}>
          <Anchor href={story.url} id={storyLinkId(story.id)}>
            {story.title}
          </Anchor>
        </h2>
        {story.summary && <p className={styles['summary']}>{story.summary}</p>}
      </div>
      {story.date && (
        <p className={styles['date']}>
          <time dateTime={story.day}>{story.date}</time>
        </p>
      )}
    </li>
  );
}
