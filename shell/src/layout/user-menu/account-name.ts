import type { RootStore } from '@vestibule/contracts';

/** First and last name of the signed-in visitor, else the user name; empty for anonymous visitors. */
export const accountName = ({ details, login }: RootStore['user']): string =>
  [details.first_name, details.last_name].filter(Boolean).join(' ') || details.username || (login?.username ?? '');
