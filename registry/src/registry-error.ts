export type RegistryErrorCode =
  | 'no_such_version'
  | 'no_channel'
  | 'pinned'
  | 'not_pinned'
  | 'nothing_before'
  | 'bad_manifest'
  | 'bad_percent'
  | 'changed'
  | 'busy'
  | 'full'
  | 'no_canary'
  | 'refused';

/** Why the registry refuses; nothing was changed. */
export class RegistryError extends Error {
  constructor(
    readonly code: RegistryErrorCode,
    message: string,
  ) {
    super(message);
  }
}
