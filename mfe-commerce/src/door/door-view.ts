/** The date of a door. The page is kept on the phone: nothing about anybody's ticket is in it. */
export interface DoorView {
  readonly id: number;
  readonly title: string;
  readonly date_start: string;
}
