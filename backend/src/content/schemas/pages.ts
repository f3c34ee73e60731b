import { boolean, object, string } from 'yup';
import { image, key, l10n, requiredL10n } from './fields';
import { modules } from './modules';
import { THEMES } from './places';

const SEGMENT = /^(?!\.{1,2}$)[\w.~-]*$/;
const slug = () =>
  l10n().test('segment', 'must be one path segment of letters, digits, - and _', (value) => value === undefined || Object.values(value).every((segment) => SEGMENT.test(segment)));

export const page = object({
  key: key(),
  parent: string().trim(),
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
  og_image: image(),
  modules: modules(),
});
