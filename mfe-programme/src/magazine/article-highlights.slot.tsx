import {
  defineSlot,
  type ArticleListItem,
  type LoaderContext,
  type SlotParams,
  type SlotProps,
} from '@vestibule/contracts';
import styles from './article-highlights.module.css';
import { ArticleSection } from './article-section';
import { LeadStory } from './lead-story';
import { StoryCards } from './story-cards';
import { toStory, type Story } from './to-story';

/** The newest article of each category, the first large; nothing where they have none. */
function ArticleHighlights({ params, data }: SlotProps<'article-highlights', readonly Story[]>) {
  const [lead, ...others] = data;
  if (!lead) return null;
  return (
    <ArticleSection headline={params.headline}>
      <div className={others.length > 0 ? styles.beside : undefined}>
        <LeadStory story={lead} level={3} stacked={others.length > 0} />
        <StoryCards stories={others} />
      </div>
    </ArticleSection>
  );
}

type Context = LoaderContext<SlotParams['article-highlights']>;

/** In the order of the categories, none twice. */
async function newest({ api, params, signal }: Context): Promise<readonly ArticleListItem[]> {
  const choices = params.categories.length === 0 ? [undefined] : params.categories;
  const pages = await Promise.all(
    choices.map((category) => api.call('articles', { query: { category, page_size: 1 }, signal })),
  );
  return [...new Map(pages.flatMap(({ results }) => results.slice(0, 1)).map((one) => [one.id, one])).values()];
}

export default defineSlot<'article-highlights', readonly Story[]>({
  Component: ArticleHighlights,
  loader: async (context) => {
    const [{ formatDate }, articles] = await Promise.all([import('@vestibule/contracts/dates'), newest(context)]);
    return articles.map((article) => toStory(article, context, formatDate));
  },
});
