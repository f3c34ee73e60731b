import { trimmed } from '@vestibule/contracts/schemas/common';
import { COLUMN_LAYOUTS, MODULE_MODELS, type ModuleModel } from '@vestibule/contracts/schemas/pages';
import { videoAddress } from '@vestibule/contracts/schemas/page-writes';
import { array, boolean, mixed, number, object, string, type ISchema } from 'yup';
import { image, key, l10n, l10nText, l10nLink, name, requiredL10n, schemaFor } from './fields';
import { LIMITS } from './limits';

/** A module of a page as the pack gives it; which other fields it has depends on `model`. */
export interface ModuleRecord {
  readonly key: string;
  readonly model: ModuleModel;
  readonly columns?: readonly { readonly children?: readonly ModuleRecord[] }[];
  readonly items?: readonly ({ readonly key: string } & Readonly<Record<string, unknown>>)[];
  readonly [field: string]: unknown;
}

const base = {
  key: key(),
  model: mixed<ModuleModel>()
    .oneOf([...MODULE_MODELS])
    .required('is required'),
};
const anchor = () =>
  string()
    .max(80)
    .matches(/^[\w-]*$/, 'may hold letters, digits, - and _ only');
const instant = () =>
  trimmed().matches(
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/,
    'must be a day or an ISO 8601 time',
  );
const teaserItem = object({
  key: key(),
  image: image(),
  preline: l10n(),
  headline: l10n(),
  subline: l10n(),
  text: l10nText(),
  link_text: l10n(),
  link: l10nLink(),
  online_from: instant(),
  online_to: instant(),
});

const headline = object({
  ...base,
  headline_level: number().integer().min(2).max(6),
  preline: l10n(),
  content: requiredL10n(),
  subline: l10n(),
  anchor: anchor(),
});
const text = object({ ...base, content: requiredL10n(LIMITS.text), anchor: anchor(), decrease_distance: boolean() });
const picture = object({
  ...base,
  image: image().required('is required'),
  description: l10nText(),
  link: l10nLink(),
  format: string().oneOf(['landscape', 'portrait', 'wide']),
});
const video = object({
  ...base,
  video_url: videoAddress().required('is required'),
  title: requiredL10n(),
  length: string().max(20),
  image: image(),
  anchor: anchor(),
});
const fullTeaser = object({
  ...base,
  image: image().required('is required'),
  link: l10nLink(),
  link_text: l10n(),
  preline: l10n(),
  headline: l10n(),
  subline: l10n(),
  text: l10nText(),
  extra_class: string().max(40),
});
const teaserList = object({
  ...base,
  items: array()
    .of(teaserItem)
    .test(
      'item-keys',
      'key must differ between the items of a list',
      (items) => new Set(items?.map((item) => item.key)).size === (items?.length ?? 0),
    ),
});
const eventList = object({
  ...base,
  headline: l10n(),
  option: string().oneOf(['', 'next_3_days', 'weekend']),
  tag: name(),
  room: name(),
  type: name(),
  limit: number().integer().min(1).max(50),
});
const section = object({
  ...base,
  extra_class: string().oneOf(['', 'cc01', 'cc02', 'cc03']),
  image: image(),
  layout: string().oneOf([...COLUMN_LAYOUTS]),
  columns: array().of(object({ children: array().of(schemaFor(moduleSchema)) })),
}).test(
  'columns',
  'there are more columns than the layout has',
  (one) => (one.columns?.length ?? 0) <= (one.layout ?? '100').split('-').length,
);

const byModel: Record<ModuleModel, ISchema<unknown>> = {
  headline,
  text,
  image: picture,
  video,
  full_teaser: fullTeaser,
  teaser_list: teaserList,
  section,
  event_list: eventList,
};
const unknownModel = object(base);

/** The schema that a value's own `model` names. */
function moduleSchema(value: unknown): ISchema<unknown> {
  const model = typeof value === 'object' && value !== null && 'model' in value ? value.model : undefined;
  const known = MODULE_MODELS.find((name) => name === model);
  return known === undefined ? unknownModel : byModel[known];
}

export const modules = () => array().of(schemaFor(moduleSchema));
