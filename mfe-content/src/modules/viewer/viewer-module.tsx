import { EmbedFigure } from '../embed-figure';
import type { ModuleProps } from '../module-view';
import { Placed } from '../placed';
import { OwnDocument } from './own-document';

/** A document: the house's own file where there is one. */
export default function ViewerModule({
  module: { file_obj: file, embed, title, anchor },
  placement,
}: ModuleProps<'viewer'>) {
  if (file)
    return (
      <Placed placement={placement}>
        <OwnDocument url={file.url} title={title} anchor={anchor} />
      </Placed>
    );
  return (
    <EmbedFigure of="document" shape="document" address={embed} title={title} anchor={anchor} placement={placement} />
  );
}
