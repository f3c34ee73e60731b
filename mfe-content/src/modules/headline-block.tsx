import { Headline, type HeadingLevel } from '@vestibule/ui';
import type { ModuleProps } from './module-props';
import { useLevel } from './outline';
import { Placed } from './placed';

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6];

/** A heading between modules. */
export function HeadlineBlock({ module, placement }: ModuleProps<'headline'>) {
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
