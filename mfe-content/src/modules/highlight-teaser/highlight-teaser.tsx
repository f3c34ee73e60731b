import { Slot, type ModuleOf, type SlotParams } from '@vestibule/contracts';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

const slotId = (module: ModuleOf<'highlight_teaser'>): string => `m${module.id}`;
const paramsOf = ({ headline, categories }: ModuleOf<'highlight_teaser'>): SlotParams['article-highlights'] => ({
  headline,
  categories,
});

/** What is new in some categories, shown by whichever remote owns the articles. */
function HighlightTeaser({ module, placement }: ModuleProps<'highlight_teaser'>) {
  return (
    <Placed placement={placement}>
      <Slot name="article-highlights" id={slotId(module)} params={paramsOf(module)} />
    </Placed>
  );
}

export default defineView<'highlight_teaser'>({
  Component: HighlightTeaser,
  heading: () => ({ level: 2 }),
  slots: (module) => [{ slot: 'article-highlights', id: slotId(module), params: paramsOf(module) }],
});
