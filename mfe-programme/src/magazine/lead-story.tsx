import { CardLink, cx, Picture } from '@vestibule/ui';
import styles from './lead-story.module.css';
import { StoryFacts } from './story-facts';
import type { Story } from './to-story';

interface LeadStoryProps {
  readonly story: Story;
  readonly level?: 2 | 3;
  /** Its picture is the page's largest. */
  readonly priority?: boolean;
  /** The words below the picture, in half of the page. */
  readonly stacked?: boolean;
}

/** An article, large; the whole of it is the link's target, the headline its name. */
export function LeadStory({ story, level = 2, priority = false, stacked = false }: LeadStoryProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx(styles.lead, (stacked || !story.image) && styles.plain)}>
      {story.image && (
        <Picture
          image={story.image}
          sizes="(min-width: 64em) 62vw, 100vw"
          shape="card"
          priority={priority}
          alt=""
          className={styles.picture}
        />
      )}
      <div className={styles.text}>
        <Heading className={styles.title} lang={story.lang}>
          <CardLink href={story.url}>{story.title}</CardLink>
        </Heading>
        {story.summary && (
          <p className={styles.summary} lang={story.lang}>
            {story.summary}
          </p>
        )}
        <StoryFacts story={story} />
      </div>
    </article>
  );
}
