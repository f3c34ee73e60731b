import { defineSlot, type SlotProps } from '@vestibule/contracts';
import { ArticleSection } from './article-section';
import { StoryCards } from './story-cards';
import { toStory, type Story } from './to-story';

/** The newest articles inside a content page; nothing in a house that has none. */
function ArticleList({ params, data }: SlotProps<'article-list', readonly Story[]>) {
  if (data.length === 0) return null;
  return (
    <ArticleSection headline={params.headline}>
      <StoryCards stories={data} />
    </ArticleSection>
  );
}

export default defineSlot<'article-list', readonly Story[]>({
  Component: ArticleList,
  loader: async ({ api, href, lang, params, signal }) => {
    const [{ formatDate }, { results }] = await Promise.all([
      import('@vestibule/contracts/dates'),
      api.call('articles', { query: { page_size: params.limit }, signal }),
    ]);
    return results.map((article) => toStory(article, { href, lang }, formatDate));
  },
});
