import type { AnswerOf, ErrorCode, PageMeta, RefusedPost } from '@vestibule/contracts';

/** Data of a slot: that of its loader, or the fact that it failed. JSON. */
export type SlotData = { readonly data?: unknown } | { readonly failed: true };
export type SlotDataMap = Readonly<Record<string, SlotData>>;
export const slotKey = (slot: string, id: string) => `${slot}:${id}`;

/** Why there is no page: `remote_failed` is a fallback in its place, everything else an error page. */
export interface Failure {
  readonly status: number;
  readonly code: ErrorCode;
  /** Subject of the code, for its sentence. */
  readonly detail?: string;
  /** The site's own page for the status. */
  readonly page?: AnswerOf<'errorPage'>;
  /**
   * The content page that is shown in place of a missing page, or the requested page without the parameters that are
   * invalid (`detail`): its expose, and its data.
   */
  readonly standIn?: { readonly expose: string; readonly data?: unknown };
}

/** An error page replaces the whole page; where only its remote has failed, the page is still of its kind. */
export const isErrorPage = (failure: Failure | undefined): failure is Failure =>
  failure !== undefined && failure.code !== 'remote_failed';

/** Loader data of a route. JSON: it is written into the HTML. */
export interface RouteData {
  /** Key of the page's expose; empty when no route matched. */
  readonly expose: string;
  readonly data?: unknown;
  readonly meta?: PageMeta;
  readonly slots: SlotDataMap;
  /** A post to it that was refused; only in the response to that post. */
  readonly refused?: RefusedPost;
  readonly failure?: Failure;
}
