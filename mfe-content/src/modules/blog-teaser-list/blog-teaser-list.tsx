import { Slot, type ModuleOf, type SlotParams } from '@vestibule/contracts';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

const slotId = (module: ModuleOf<'blog_teaser_list'>): string => `m${module.id}`;
/** As many as there is room for in a row, where the number is missing. */
const paramsOf = ({ headline, items }: ModuleOf<'blog_teaser_list'>): SlotParams['article-list'] => ({
  headline,
  limit: items ?? 3,
});

/** The newest articles, shown by whichever remote owns them. */
function BlogTeaserList({ module, placement }: ModuleProps<'blog_teaser_list'>) {
  return (
    <Placed placement={placement}>
      <Slot name="article-list" id={slotId(module)} params={paramsOf(module)} />
    </Placed>
  );
}

export default defineView<'blog_teaser_list'>({
  Component: BlogTeaserList,
  heading: () => ({ level: 2 }),
  slots: (module) => [{ slot: 'article-list', id: slotId(module), params: paramsOf(module) }],
});
