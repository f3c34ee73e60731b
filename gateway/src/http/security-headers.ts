import { MEDIA_ACCESS } from '@vestibule/contracts/consent/media-access';
import { CONSENT_SERVICES } from '@vestibule/contracts/consent/services';

const permissions = (camera: '()' | '(self)') => `camera=${camera}, microphone=(), geolocation=(), browsing-topics=()`;

/** Instead of the common one, for a page that may use the camera. */
export const WITH_CAMERA = { 'permissions-policy': permissions('(self)') } as const;

/** Instead of the common one, for pages with a shop in a frame: windows that it opens for a payment know it. */
export const WITH_POPUPS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' } as const;

/** Headers that every response has; pages with more rights replace some. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': permissions('()'),
} as const;

/** A year, for the host and all below it; sent only over TLS. */
export const HSTS = 'max-age=31536000; includeSubDomains';

/** Hosts that a page may contact beside its own site, as sources of the content security policy. */
interface Reach {
  readonly frames: readonly string[];
  readonly connects: readonly string[];
}

/**
 * Sources of the consent list: iframes of other media, and the requests of the tag manager's services where there is a
 * tag manager. None of it is loaded without consent.
 */
function reachOf(hasTagManager: boolean): Reach {
  const services = CONSENT_SERVICES.filter(({ viaTagManager }) => hasTagManager || !viaTagManager);
  return {
    frames: unique(Object.values(MEDIA_ACCESS).flatMap(({ frames }) => frames)),
    connects: unique(services.flatMap(({ connects }) => connects)),
  };
}
const unique = (sources: readonly string[]) => [...new Set(sources)];

/**
 * One policy, the page's own (render/trusted-types.ts). A tag manager's scripts have none, so pages with one do
 * without, as do those of an older shell.
 */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** Properties of a page that its policy depends on. */
interface PolicyOf {
  readonly hasTagManager: boolean;
  readonly trustedTypes: boolean;
  readonly podcastHosts: readonly string[];
  /** Hosts that the settings' code in the head may contact. */
  readonly codeHosts: readonly string[];
  /** Address of the shop that the page may show in a frame; empty for none. */
  readonly shop: string;
}

export type PagePolicy = (nonce: string, page: PolicyOf) => string;

/**
 * Content security policy of a page: scripts by nonce and scripts that these load, nothing inline, nothing evaluated;
 * errors may go to `errorService` (docs/behaviour/interface.md#security-headers).
 */
export function pagePolicies(errorService: string | undefined): PagePolicy {
  const [plain, tagged] = [reachOf(false), reachOf(true)];
  const common = new Map([plain, tagged].map((reach) => [reach, policyOf(reach, errorService)]));
  const fixedParts = (reach: Reach, codeHosts: readonly string[]) => {
    if (codeHosts.length === 0) return common.get(reach);
    const connects = unique([...reach.connects, ...codeHosts.map((host) => `https://${host}`)]);
    return policyOf({ ...reach, connects }, errorService);
  };
  return (nonce, { hasTagManager, trustedTypes, podcastHosts, codeHosts, shop }) => {
    const frames = [...podcastHosts.map((host) => `https://${host}`), ...(shop ? [new URL(shop).origin] : [])];
    const parts = [
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      [fixedParts(hasTagManager ? tagged : plain, codeHosts), ...frames].join(' '),
      ...(trustedTypes && !hasTagManager ? [TRUSTED_TYPES] : []),
    ];
    return parts.join('; ');
  };
}

/** Ends with the sources of frames. */
function policyOf({ frames, connects }: Reach, errorService: string | undefined): string {
  return [
    "default-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...connects].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    // Named, as without it the rule for scripts holds, whose nonce a worker cannot have.
    "worker-src 'self'",
    ["connect-src 'self'", ...connects, ...(errorService ? [errorService] : [])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Its own documents; every page of this site refuses to be in a frame.
    ["frame-src 'self'", ...frames].join(' '),
  ].join('; ');
}
