import type { AppHost } from '../app/app-host';

/** Takes an error with its owner, wherever that goes. Never throws. */
export interface ErrorReporting {
  readonly report: AppHost['report'];
}
