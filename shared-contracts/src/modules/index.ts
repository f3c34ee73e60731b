// Generated from the files of this folder by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import eventList from './event-list';
import faq from './faq';
import fullTeaser from './full-teaser';
import headline from './headline';
import image from './image';
import quote from './quote';
import section from './section';
import teaserList from './teaser-list';
import text from './text';
import video from './video';

/** Every kind of content module, by its model. */
export const MODULES = {
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
} as const;
