import { string } from 'yup';
import { defineConfig, NOT_A_BASE_URL, originsIn } from '../../platform/environment';

/** As browsers write it: nothing of it can be read in two ways, and its origin is a source of the page's policy. */
const isFrameUrl = (value: string | undefined) =>
  value === undefined ||
  (/^(?:https:\/\/[a-z\d.-]+(?::\d+)?|http:\/\/127\.0\.0\.1:\d+)(?:\/[\w.~-]+)*$/.test(value) &&
    URL.canParse(value) &&
    new URL(value).href.replace(/\/$/, '') === value);
/** A name with a dot: browsers refuse cookies of a whole top-level domain. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

/** Settings that the operator makes, and no editor. */
export const siteConfig = defineConfig(
  {
    SHOP_FRAME_URL: string().test('shop frame', NOT_A_BASE_URL, isFrameUrl),
    COOKIE_DOMAIN: string()
      .matches(DOMAIN, 'must be a domain such as museum.example')
      .test('parent', 'must be the domain of every origin in SITE_ORIGIN', (value, { parent }) =>
        isDomainOf(value, (parent as { readonly SITE_ORIGIN?: string }).SITE_ORIGIN),
      ),
  },
  ({ SHOP_FRAME_URL = '', COOKIE_DOMAIN = '' }) => ({
    /** Address of another system's shop that pages show in an iframe; empty: the site has its own. */
    shopFrame: SHOP_FRAME_URL,
    /** Domain whose hosts all receive the badge's cookies; empty: the site's own host alone. */
    cookieDomain: COOKIE_DOMAIN,
  }),
);

/** Browsers refuse a cookie for a domain that the page's host is not in. An invalid origin has an error of its own. */
const isDomainOf = (domain: string | undefined, origins: string | undefined) =>
  domain === undefined ||
  originsIn(origins).every((one) => !URL.canParse(one) || `.${new URL(one).hostname}`.endsWith(`.${domain}`));
