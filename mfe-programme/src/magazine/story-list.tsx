import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '../lists/page-links';
import { LeadStory } from './lead-story';
import type { MagazineData } from './magazine.loader';
import { NoStories } from './no-stories';
import styles from './story-list.module.css';
import { StoryRow } from './story-row';

/** One lead story on the first page, then a quiet list, then the way to the other pages. */
export function StoryList({ data: { lead, stories, page, hasNext }, linkTo }: { data: MagazineData; linkTo: (page: number) => string }) {
  const { t } = useTranslation('programme');
  if (!lead && stories.length === 0) return <NoStories />;
  return (
    <Container className={styles['stories']}>
      {lead && <LeadStory story={lead} />}
      <ol role="list" className={styles['list']}>
        {stories.map((story) => (
          <StoryRow key={story.id} story={story} />
        ))}
      </ol>
      <PageLinks label={t('magazine.pages')} page={page} hasNext={hasNext} linkTo={linkTo} />
    </Container>
  );
}
