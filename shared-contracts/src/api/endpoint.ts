import type * as schemas from '../schemas';

export type SchemaName = keyof typeof schemas;
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface EndpointBasics {
  readonly method: Method;
  /** Path template; `{lang}` is filled by the client, other names from the call's params; `{path}` may hold slashes. */
  readonly path: string;
  /**
   * Also answered without the language prefix, in the language of Accept-Language
   * (docs/behaviour/interface.md#language-of-a-call).
   */
  readonly bare?: boolean;
  readonly query?: SchemaName;
  readonly answer: SchemaName;
  /** The answer comes again whenever it has changed, as server-sent events whose data it is. */
  readonly isStream?: true;
}
interface NoBody {
  readonly body?: undefined;
  readonly bodyLimit?: undefined;
  readonly upload?: undefined;
  readonly multipart?: undefined;
}
interface WithBody {
  readonly body: SchemaName | readonly SchemaName[];
  /** Bytes of the largest body that is read; the largest one that its schema takes must fit. */
  readonly bodyLimit: number;
  readonly upload?: undefined;
  readonly multipart?: undefined;
}
/**
 * A file of so many bytes at most is the body: as it is (application/octet-stream), or `multipart`, as the field "file"
 * of multipart/form-data, with its name.
 */
interface WithUpload {
  readonly body?: undefined;
  readonly bodyLimit?: undefined;
  readonly upload: number;
  readonly multipart?: true;
}
export type Endpoint = EndpointBasics & (NoBody | WithBody | WithUpload);
