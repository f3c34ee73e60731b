import { ButtonLink } from '@vestibule/ui';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { useStickyLink } from '../use-sticky-link';

/** One link, as a button or a quiet word; a sticky one is in the sticky navigation as well. */
export default function LinkModule({ module, placement }: ModuleProps<'link'>) {
  const { link, link_text: text, extra_class: look, anchor, sticky } = module;
  useStickyLink(sticky ? link : '', text);
  return (
    <Placed placement={placement}>
      <p id={anchor || undefined}>
        <ButtonLink href={link} variant={look === '' ? 'secondary' : look}>
          {text}
        </ButtonLink>
      </p>
    </Placed>
  );
}
