import { boolean, number, object, string } from 'yup';
import { videoOf } from '../consent/media-address';
import { MAX_MODULE_TEXT } from '../constants';
import { COLUMN_LAYOUTS, type ModuleModel } from './pages';
import { trimmed } from './common';

/**
 * Where a new module goes: on a page, or in a column (0-based) of a section; `position` counts from 0, default last.
 */
export const placement = object({
  page: number().integer().min(1),
  section: number().integer().min(1),
  column: number().integer().min(0).max(3),
  position: number().integer().min(0).max(500),
});

/** A new section: slugs are what a template would ask for. */
export const containerCreation = object({
  slug: string()
    .required()
    .max(120)
    .matches(/^[\w-]+$/, 'may hold letters, digits, - and _ only'),
}).noUnknown();

const line = (max = 300) => trimmed().max(max);
const anchor = () => line(80).matches(/^[\w-]*$/, 'may hold letters, digits, - and _ only');
const link = () =>
  line(500).matches(/^(https:\/\/|mailto:|tel:|\/(?![\/\\])|#|$)/, 'must be a path of this site, https, mailto or tel');

/** The address of a video of YouTube or Vimeo (spec/000 §5). */
export const videoAddress = () =>
  line(500).test(
    'video',
    'must be the https address of a YouTube or Vimeo video',
    (value) => value === undefined || value === '' || videoOf(value) !== undefined,
  );

const headline = {
  headline_level: number().integer().min(2).max(6),
  preline: line(),
  content: line().min(1, 'must not be empty'),
  subline: line(),
  anchor: anchor(),
};
const text = { content: string().max(MAX_MODULE_TEXT), anchor: anchor(), decrease_distance: boolean() };
const image = {
  image: line(200),
  description: line(1000),
  link: link(),
  format: string().oneOf(['landscape', 'portrait', 'wide']),
};
const video = {
  video_url: videoAddress(),
  image: line(200),
  title: line(),
  length: line(20),
  anchor: anchor(),
};
/** Teaser text at most 3000 characters (spec/000 §5). */
const fullTeaser = {
  image: line(200),
  link: link(),
  link_text: line(),
  preline: line(),
  headline: line(),
  subline: line(),
  text: string().max(3000),
  extra_class: line(40),
};
const eventList = {
  headline: line(),
  option: string().oneOf(['', 'next_3_days', 'weekend']),
  tag: number().integer().min(1).nullable(),
  room: number().integer().min(1).nullable(),
  type: line(120),
  limit: number().integer().min(1).max(50),
};
const section = {
  extra_class: string().oneOf(['', 'cc01', 'cc02', 'cc03']),
  layout: string().oneOf([...COLUMN_LAYOUTS]),
};

/** Fields a PATCH of a module may carry: any of them, nothing else. Texts are those of the path's language. */
export const moduleChanges = {
  headline: object(headline).noUnknown(),
  text: object(text).noUnknown(),
  image: object(image).noUnknown(),
  video: object(video).noUnknown(),
  full_teaser: object(fullTeaser).noUnknown(),
  teaser_list: object({}).noUnknown(),
  event_list: object(eventList).noUnknown(),
  section: object(section).noUnknown(),
} satisfies Record<ModuleModel, unknown>;

/** Fields a POST of a module must or may carry: the change's fields, the required ones filled, and a placement. */
export const moduleCreations = {
  headline: object({ ...headline, content: headline.content.required() })
    .concat(placement)
    .noUnknown(),
  text: object(text).concat(placement).noUnknown(),
  image: object({ ...image, image: image.image.required() })
    .concat(placement)
    .noUnknown(),
  video: object({ ...video, video_url: videoAddress().required(), title: video.title.required() })
    .concat(placement)
    .noUnknown(),
  full_teaser: object(fullTeaser).concat(placement).noUnknown(),
  teaser_list: placement.noUnknown(),
  event_list: object(eventList).concat(placement).noUnknown(),
  section: object(section).concat(placement).noUnknown(),
} satisfies Record<ModuleModel, unknown>;
