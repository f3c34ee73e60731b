// Generated from the files of shared-contracts/src/modules and the folders beside it by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import type { ModuleViews } from './module-view';
import anchorList from './anchor-list/anchor-list';
import audio from './audio/audio';
import blogTeaserList from './blog-teaser-list/blog-teaser-list';
import container from './container/container';
import eventList from './event-list/event-list';
import exhibitionList from './exhibition-list/exhibition-list';
import faq from './faq/faq';
import fullTeaser from './full-teaser/full-teaser';
import headline from './headline/headline';
import heroMedia from './hero-media/hero-media';
import highlightTeaser from './highlight-teaser/highlight-teaser';
import html from './html/html';
import hubspotForm from './hubspot-form/hubspot-form';
import image from './image/image';
import imageList from './image-list/image-list';
import link from './link/link';
import logoList from './logo-list/logo-list';
import openingHours from './opening-hours/opening-hours';
import productionList from './production-list/production-list';
import quote from './quote/quote';
import section from './section/section';
import selfHostedAudio from './self-hosted-audio/self-hosted-audio';
import selfHostedVideo from './self-hosted-video/self-hosted-video';
import socialEmbed from './social-embed/social-embed';
import teaserList from './teaser-list/teaser-list';
import text from './text/text';
import today from './today/today';
import twoColumns from './two-columns/two-columns';
import venue from './venue/venue';
import venueList from './venue-list/venue-list';
import video from './video/video';
import videoList from './video-list/video-list';
import viewer from './viewer/viewer';

/** Views of all kinds of content modules, by model. */
export const VIEWS: ModuleViews = {
  anchor_list: anchorList,
  audio,
  blog_teaser_list: blogTeaserList,
  container,
  event_list: eventList,
  exhibition_list: exhibitionList,
  faq,
  full_teaser: fullTeaser,
  headline,
  hero_media: heroMedia,
  highlight_teaser: highlightTeaser,
  html,
  hubspot_form: hubspotForm,
  image,
  image_list: imageList,
  link,
  logo_list: logoList,
  opening_hours: openingHours,
  production_list: productionList,
  quote,
  section,
  self_hosted_audio: selfHostedAudio,
  self_hosted_video: selfHostedVideo,
  social_embed: socialEmbed,
  teaser_list: teaserList,
  text,
  today,
  two_columns: twoColumns,
  venue,
  venue_list: venueList,
  video,
  video_list: videoList,
  viewer,
};
