/** One step of the work; `done` of `total` records or pictures. */
export interface Progress {
  readonly step: string;
  readonly done: number;
  readonly total: number;
}
