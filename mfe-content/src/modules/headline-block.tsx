import { Headline, type HeadingLevel } from '@vestibule/ui';
import type { ModuleProps } from './module-props';
import { Placed } from './placed';

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6];

/** A heading between modules. */
export function HeadlineBlock({ module, placement }: ModuleProps<'headline'>) {
  return (
    <Placed placement={placement}>
      <Headline level={LEVELS.find((level) => level === module.headline_level) ?? 2} preline={module.preline} subline={module.subline} id={module.anchor || undefined}>
        {module.content}
      </Headline>
    </Placed>
  );
}
