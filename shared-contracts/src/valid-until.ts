/** Instant from which a response of the backend will be another though nothing was changed, ISO 8601. */
export const VALID_UNTIL_HEADER = 'x-valid-until';

/** In ms since 1970; undefined where a response has no such instant. */
export function validUntilOf(headers: Headers): number | undefined {
  const instant = Date.parse(headers.get(VALID_UNTIL_HEADER) ?? '');
  return Number.isNaN(instant) ? undefined : instant;
}
