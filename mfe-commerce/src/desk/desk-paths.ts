import type { Href } from '@vestibule/contracts';

/** Addresses of the pages of desk and door, and of the hub that leads to them. */
export const deskPaths = (href: Href) => ({
  hub: href('editor/hub', {}),
  boxOffice: href('commerce/box-office', {}),
  closing: href('commerce/closing', {}),
  event: (id: number) => href('commerce/desk', { id }),
  door: (id: number) => href('commerce/door', { id }),
});
