/** One published version of a remote. */
export interface RemoteVersion {
  readonly name: string;
  readonly version: string;
}
