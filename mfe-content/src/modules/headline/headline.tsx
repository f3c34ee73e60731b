import { Headline, type HeadingLevel } from '@vestibule/ui';
import { defineView, type ModuleProps } from '../module-view';
import { useLevel } from '../outline';
import { Placed } from '../placed';

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6];

/** A heading between modules. */
function HeadlineModule({ module, placement }: ModuleProps<'headline'>) {
  const size = LEVELS.find((level) => level === module.headline_level) ?? 2;
  const level = useLevel(module.id, size);
  return (
    <Placed placement={placement}>
      <Headline
        level={level}
        size={size}
        preline={module.preline}
        subline={module.subline}
        id={module.anchor || undefined}
      >
        {module.content}
      </Headline>
    </Placed>
  );
}

export default defineView<'headline'>({
  Component: HeadlineModule,
  frame: () => ['headline'],
  heading: (module) => ({ wanted: module.headline_level }),
});
