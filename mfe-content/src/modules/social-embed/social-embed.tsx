import { EmbedFigure } from '../../embeds/embed-figure';
import { defineView, type ModuleProps } from '../module-view';

/** A post of another service. */
function SocialEmbedModule({ module: { embed, title, anchor }, placement }: ModuleProps<'social_embed'>) {
  return <EmbedFigure of="social" shape="post" address={embed} title={title} anchor={anchor} placement={placement} />;
}

export default defineView<'social_embed'>({ Component: SocialEmbedModule });
