/** Codes of errors that a visitor cannot fix: faults of the calling code, of a part of the site, or of the network. */
export const FAILURES = [
  'bad_json',
  'too_large',
  'method_not_allowed',
  'unsupported_media_type',
  'csrf',
  'unavailable',
  'bad_answer',
  'timeout',
  'remote_failed',
  'unknown_middleware',
  'internal',
] as const;
