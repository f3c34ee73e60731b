import { EventList } from './event-list';
import { FullTeaser } from './full-teaser';
import { HeadlineBlock } from './headline-block';
import { ImageBlock } from './image-block';
import type { ModuleRegistry } from './module-props';
import { Section } from './section';
import { TeaserList } from './teaser-list';
import { TextBlock } from './text-block';
import { VideoBlock } from './video-block';

/** What shows each model. */
export const MODULES: ModuleRegistry = {
  headline: HeadlineBlock,
  text: TextBlock,
  image: ImageBlock,
  video: VideoBlock,
  full_teaser: FullTeaser,
  teaser_list: TeaserList,
  event_list: EventList,
  section: Section,
};
