// Generated from the files of this folder by tooling/src/generate.
// `npm run generate` writes it again, and so does every build.
import anchorList from './anchor-list';
import audio from './audio';
import blogTeaserList from './blog-teaser-list';
import container from './container';
import eventList from './event-list';
import exhibitionList from './exhibition-list';
import faq from './faq';
import fullTeaser from './full-teaser';
import headline from './headline';
import heroMedia from './hero-media';
import highlightTeaser from './highlight-teaser';
import html from './html';
import hubspotForm from './hubspot-form';
import image from './image';
import imageList from './image-list';
import link from './link';
import logoList from './logo-list';
import openingHours from './opening-hours';
import productionList from './production-list';
import quote from './quote';
import section from './section';
import selfHostedAudio from './self-hosted-audio';
import selfHostedVideo from './self-hosted-video';
import socialEmbed from './social-embed';
import teaserList from './teaser-list';
import text from './text';
import today from './today';
import twoColumns from './two-columns';
import venue from './venue';
import venueList from './venue-list';
import video from './video';
import videoList from './video-list';
import viewer from './viewer';

/** Every kind of content module, by its model. */
export const MODULES = {
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
} as const;
