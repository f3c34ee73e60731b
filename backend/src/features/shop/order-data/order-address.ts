import type { Language } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../platform/server/deps';
import { mailedOrigin } from '../../../platform/server/own-origin';
import { siteLinks } from '../../../platform/server/site-links';
import { orderSignature } from './order-link';

interface Asked {
  readonly lang: Language;
  readonly request: FastifyRequest;
}

/** Path of an order's page; empty where no address of it is given. */
export const orderPath = ({ secret }: Pick<Deps, 'secret'>, { request, lang }: Asked, number: string): string =>
  siteLinks(request)?.('order', { number, signature: orderSignature(secret, number) }, lang) ?? '';

/** The whole address, for mails; empty where the site's origin is not set. */
export const orderLink = (deps: Pick<Deps, 'secret' | 'siteOrigins'>, asked: Asked) => (number: string) => {
  const [origin, path] = [mailedOrigin(deps), orderPath(deps, asked, number)];
  return origin !== undefined && path !== '' ? origin + path : '';
};

/** Path of its tickets to be printed. */
export const ticketPdfPath = (secret: Buffer, lang: Language, number: string): string =>
  `/${lang}/api/orders/${number}/${orderSignature(secret, number)}/tickets.pdf`;
