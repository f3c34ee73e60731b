/**
 * The `code` of whatever was thrown (`EEXIST`, `FST_ERR_…`, an SQLSTATE); compared instead of classes, which differ
 * between realms and bundles.
 */
export function codeOf(thrown: unknown): string | undefined {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : undefined;
}
