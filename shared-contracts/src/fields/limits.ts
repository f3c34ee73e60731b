/**
 * The most that a field may hold, in characters; a list, in entries. A page is sent whole, and a search reads whole
 * texts: a body of 5 MB would become a page of 10 MB, and searches of seconds.
 */
export const LIMITS = {
  /** Titles, sublines, labels and other texts of one line. */
  line: 1000,
  /** Bodies and everything else: 200,000 characters are a hundred printed pages. */
  text: 200_000,
  link: 500,
  /** Names of files. */
  file: 200,
  /** Names that one part gives and another refers to. */
  key: 200,
  list: 2000,
  /** Seats of a room, or of a seat group. */
  seats: 1_000_000,
  /** The largest integer of the database. */
  id: 2_147_483_647,
} as const;
