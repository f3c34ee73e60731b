/** Same for every answer. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
} as const;

/** A year, for the host and all below it; sent only over TLS. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Content security policy of a page: scripts by nonce and what these load, nothing inline, nothing evaluated; errors may go to `errorService`. */
export function pagePolicy(nonce: string, errorService: string | undefined): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${errorService ? ` ${errorService}` : ''}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
