import { htmlFramePath } from '@vestibule/contracts/html-frame';
import { RichText } from '@vestibule/ui';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { HtmlFrame } from './html-frame';

/** HTML in the page where the sanitiser leaves it as it is, else in a frame that is shut off from the page. */
export default function HtmlModule({
  module: { id, html_code: code, html_code_frame: hash, title, anchor },
  placement,
}: ModuleProps<'html'>) {
  if (code === '') return null;
  return (
    <Placed placement={placement}>
      <div id={anchor || undefined}>
        {hash === '' ? <RichText html={code} /> : <HtmlFrame src={htmlFramePath(id, hash)} title={title} />}
      </div>
    </Placed>
  );
}
