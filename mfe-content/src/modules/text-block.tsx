import { RichText } from '@vestibule/ui';
import type { ModuleProps } from './module-props';
import { Placed } from './placed';
import styles from './text-block.module.css';

/** Running text at 66 characters a line. */
export function TextBlock({ module, placement }: ModuleProps<'text'>) {
  return (
    <Placed placement={placement}>
      <div id={module.anchor || undefined} className={placement === 'page' ? styles.alone : undefined}>
        <RichText html={module.content} />
      </div>
    </Placed>
  );
}
