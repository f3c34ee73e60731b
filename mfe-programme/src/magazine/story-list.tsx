import { Container } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { ListEnd } from '../lists/list-end';
import { pageSearch } from '../lists/page-number';
import { useList } from '../lists/use-list';
import { useArticles, type ArticlesStart } from './articles-store';
import { LeadStory } from './lead-story';
import { MagazineListSkeleton } from './magazine-list-skeleton';
import { NoStories } from './no-stories';
import styles from './story-list.module.css';
import { StoryRow, storyLinkId } from './story-row';

/** One lead story on the first page, then a quiet list that grows as it is read. */
export const StoryList = observer(function StoryList({ data }: { data: ArticlesStart }) {
  const list = useArticles();
  const view = useList(list, data);
  const { lead, stories } = view.shown;
  if (!lead && stories.length === 0 && !view.listLoading) return <NoStories />;
  return (
    <Container>
      {lead && <LeadStory story={lead} priority />}
      <ol role="list" className={styles.list}>
        {stories.map((story) => (
          <StoryRow key={story.id} story={story} />
        ))}
      </ol>
      <ListEnd
        list={list}
        view={view}
        words="magazine.list"
        linkTo={(page) => data.path + pageSearch(page)}
        linkId={storyLinkId}
        waiting={(label) => <MagazineListSkeleton label={label} />}
      />
    </Container>
  );
});
