/** The date of a door. The page is cached on the phone: it contains nothing about anybody's ticket. */
export interface DoorView {
  readonly id: number;
  readonly title: string;
  readonly date_start: string;
}
