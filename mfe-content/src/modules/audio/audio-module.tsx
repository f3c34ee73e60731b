import { EmbedFigure } from '../embed-figure';
import type { ModuleProps } from '../module-view';

/** A recording of another service. */
export default function AudioModule({ module: { embed, title, anchor }, placement }: ModuleProps<'audio'>) {
  return <EmbedFigure of="audio" shape="audio" address={embed} title={title} anchor={anchor} placement={placement} />;
}
