import { RichText } from '@vestibule/ui';
import { defineView, type ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { HtmlFrame } from './html-frame';

/** HTML in the page where the sanitiser leaves it as it is, else in a frame that is shut off from the page. */
function HtmlModule({
  module: { html_code: code, html_code_safe: isSafe, title, lang, anchor },
  placement,
}: ModuleProps<'html'>) {
  if (code === '') return null;
  return (
    <Placed placement={placement}>
      <div id={anchor || undefined}>
        {isSafe ? <RichText html={code} /> : <HtmlFrame code={code} title={title} lang={lang} />}
      </div>
    </Placed>
  );
}

export default defineView<'html'>({ Component: HtmlModule });
