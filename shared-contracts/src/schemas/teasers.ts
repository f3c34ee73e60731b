import { array, object, string } from 'yup';
import { contentLanguage, id, imageObject, imageThumbnails, textSchema } from '../fields/common';

/** Teaser between events; `position` is the day YYYY-MM-DD that it closes (docs/behaviour/programme.md#teasers). */
export const teaser = object({
  id: id(),
  lang: contentLanguage(),
  position: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  name: textSchema(),
  link: textSchema(),
  preline: textSchema(),
  headline: textSchema(),
  subline: textSchema(),
  link_text: textSchema(),
  style: textSchema(),
  image_obj: imageObject.nullable().defined(),
  image_thumbnails: imageThumbnails.nullable().defined(),
});
export const teasers = array().of(teaser).required();
