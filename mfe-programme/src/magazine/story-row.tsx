import { useHost } from '@vestibule/contracts';
import { Anchor, Picture } from '@vestibule/ui';
import styles from './story-row.module.css';
import type { Story } from './to-story';

/** Id of an article's link in the list. */
export const storyLinkId = (article: number) => `article-${article}`;

/** A line of the quiet list: a small picture, category, title, two lines, date. */
export function StoryRow({ story }: { story: Story }) {
  const { lang } = useHost();
  return (
    <li className={styles.row}>
      {story.image && (
        <Picture
          image={story.image}
          sizes="(min-width: 64em) 16vw, 9.6rem"
          shape="card"
          alt=""
          className={styles.picture}
        />
      )}
      <div className={styles.what} lang={story.lang}>
        <p className={styles.category} lang={lang}>
          {story.category}
        </p>
        <h2 className={styles.title}>
          <Anchor href={story.url} id={storyLinkId(story.id)}>
            {story.title}
          </Anchor>
        </h2>
        {story.summary && <p className={styles.summary}>{story.summary}</p>}
      </div>
      {story.date && (
        <p className={styles.date}>
          <time dateTime={story.day}>{story.date}</time>
        </p>
      )}
    </li>
  );
}
