import { trimmed } from '@vestibule/contracts/schemas/common';
import { boolean, object, string } from 'yup';
import { image, key, l10n, name, requiredL10n } from './fields';
import { modules } from './modules';
import { THEMES } from './places';

const SEGMENT = /^(?!\.{1,2}$)[\w.~-]*$/;
const slug = () =>
  l10n().test(
    'segment',
    'must be one path segment of letters, digits, - and _',
    (value) => value === undefined || Object.values(value).every((segment) => SEGMENT.test(segment)),
  );

export const page = object({
  key: key(),
  parent: name(),
  slug: slug(),
  title: requiredL10n(),
  headline: l10n(),
  is_online: boolean(),
  is_clickable: boolean(),
  in_menu: boolean(),
  in_footer: boolean(),
  is_landing_page: boolean(),
  theme: string().oneOf([...THEMES]),
  page_theme: string().oneOf(['cc01', 'cc02', 'cc03'] as const),
  meta_title: l10n(),
  meta_description: l10n(),
  og_title: l10n(),
  og_description: l10n(),
  og_type: trimmed()
    .max(40)
    .matches(/^[a-z]+(\.[a-z_]+)?$/, 'must be a type of Open Graph such as website, article or video.movie'),
  og_image: image(),
  modules: modules(),
});
