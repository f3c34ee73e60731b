import { EmbedFigure } from '../embed-figure';
import type { ModuleProps } from '../module-view';

/** A post of another service. */
export default function SocialEmbedModule({
  module: { embed, title, anchor },
  placement,
}: ModuleProps<'social_embed'>) {
  return <EmbedFigure of="social" shape="post" address={embed} title={title} anchor={anchor} placement={placement} />;
}
