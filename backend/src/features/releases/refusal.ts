import { isSiteError, SiteError } from '@vestibule/contracts';
import { RegistryError, type RegistryErrorCode } from '@vestibule/registry/registry-error';

/** Status of a refusal: 409 where the state of the registry forbids it, 422 where the request itself is invalid. */
const REFUSALS: Readonly<Record<RegistryErrorCode, { readonly status: 409 | 422; readonly field?: string }>> = {
  no_such_version: { status: 422, field: 'version' },
  bad_manifest: { status: 422, field: 'version' },
  refused: { status: 422, field: 'version' },
  bad_percent: { status: 422, field: 'percent' },
  pinned: { status: 409, field: 'remote' },
  not_pinned: { status: 409, field: 'remote' },
  no_canary: { status: 409, field: 'remote' },
  nothing_before: { status: 409 },
  no_channel: { status: 409 },
  changed: { status: 409 },
  busy: { status: 409 },
  full: { status: 409 },
};

/** The error for the caller after a failure of the registry, in the registry's own words. */
export function refusalOf(error: unknown): SiteError {
  if (isSiteError(error)) return error;
  if (!(error instanceof RegistryError))
    return new SiteError('bad_answer', 502, 'The registry of builds cannot be reached', { cause: error });
  const { status, field } = REFUSALS[error.code];
  return new SiteError(status === 409 ? 'conflict' : 'validation', status, error.message, {
    cause: error,
    ...(field !== undefined && { field }),
  });
}
