// Generated from the files of shared-contracts/src/modules and the folders beside it by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import type { ModuleViews } from './module-view';
import eventList from './event-list/event-list';
import faq from './faq/faq';
import fullTeaser from './full-teaser/full-teaser';
import headline from './headline/headline';
import image from './image/image';
import quote from './quote/quote';
import section from './section/section';
import teaserList from './teaser-list/teaser-list';
import text from './text/text';
import video from './video/video';

/** What shows each kind of content module, by its model. */
export const VIEWS: ModuleViews = {
  event_list: eventList,
  faq,
  full_teaser: fullTeaser,
  headline,
  image,
  quote,
  section,
  teaser_list: teaserList,
  text,
  video,
};
