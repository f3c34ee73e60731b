import type { Language } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/server/deps';
import { requireMailedOrigin } from '../../../platform/server/own-origin';
import { siteLinks } from '../../../platform/server/site-links';
import type { CustomerPages } from './customer-mails';

/**
 * Where mails to customers lead. A stranger's request may claim any host, so that only SITE_ORIGIN counts: throws
 * `unavailable` without it.
 */
export function customerPages(deps: Pick<Deps, 'siteOrigins'>, request: FastifyRequest, lang: Language): CustomerPages {
  const origin = requireMailedOrigin(deps);
  const page = (route: 'user-confirm' | 'login' | 'user-password' | 'user-new-password') =>
    origin + (siteLinks(request)?.(route, {}, lang) ?? `/${lang}`);
  return {
    confirm: page('user-confirm'),
    login: page('login'),
    password: page('user-password'),
    newPassword: page('user-new-password'),
  };
}
