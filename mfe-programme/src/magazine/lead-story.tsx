import { Anchor, cx, Picture } from '@vestibule/ui';
import styles from './lead-story.module.css';
import { StoryFacts } from './story-facts';
import type { Story } from './to-story';

/** The first article, large; the whole of it is the link's target, the headline its name. */
export function LeadStory({ story }: { story: Story }) {
  return (
    <article className={cx(styles['lead'], !story.image && styles['plain'])}>
      {story.image && (
        <Picture
          image={story.image}
          sizes="(min-width: 64em) 62vw, 100vw"
          shape="card"
          priority
          alt=""
          className={styles['picture']}
        />
      )}
      <div className={styles['text']}>
        <h2 className={styles['title']} lang={story.lang}>
          <Anchor href={story.url} className={styles['link']}>
            {story.title}
          </Anchor>
        </h2>
        {story.summary && (
          <p className={styles['summary']} lang={story.lang}>
            {story.summary}
          </p>
        )}
        <StoryFacts story={story} />
      </div>
    </article>
  );
}
