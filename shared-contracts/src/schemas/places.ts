import { array, number, object, string } from 'yup';
import { contentLanguage, id, imageObject, imageThumbnails, textSchema, names } from '../fields/common';

const picture = { image_obj: imageObject.nullable().defined(), image_thumbnails: imageThumbnails.nullable().defined() };

/** A postal address; `country` is a two-letter code. */
export const postalAddress = () =>
  object({ street: textSchema(), zip: textSchema(), city: textSchema(), country: textSchema() });

/** A venue of the site with its rooms; `country` is a two-letter code, `capacity` is in seats. */
export const venue = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  names: names(),
  title: textSchema(),
  body: textSchema(),
  access: textSchema(),
  address: postalAddress(),
  latitude: number().nullable().defined(),
  longitude: number().nullable().defined(),
  theme: string().oneOf(['museum', 'castle']).required(),
  ...picture,
  rooms: array()
    .of(object({ id: id(), name: textSchema(), capacity: number().integer().nullable().defined() }))
    .required(),
});

/**
 * The venues of the site in their order, as cards show them; `summary` is the beginning of the text, without markup.
 */
export const venues = array()
  .of(
    object({
      id: id(),
      lang: contentLanguage(),
      slug: textSchema(),
      title: textSchema(),
      summary: textSchema(),
      address: postalAddress(),
      image_obj: imageObject.nullable().defined(),
    }),
  )
  .required();

/** A series of events. */
export const seriesDetail = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  names: names(),
  title: textSchema(),
  body: textSchema(),
  ...picture,
});
