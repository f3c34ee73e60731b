import { RichText } from '@vestibule/ui';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';

/** Running text at 66 characters a line. */
function TextModule({ module, placement }: ModuleProps<'text'>) {
  return (
    <Placed placement={placement}>
      <div id={module.anchor || undefined}>
        <RichText html={module.content} />
      </div>
    </Placed>
  );
}

export default defineView<'text'>({
  Component: TextModule,
  frame: (module) => ['text', module.decrease_distance && 'close'],
});
