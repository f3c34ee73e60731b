import type { RootStore } from '@vestibule/contracts';

/** First and last name of whoever is signed in, else the user name; empty for anybody else. */
export const accountName = ({ details, login }: RootStore['user']): string =>
  [details.first_name, details.last_name].filter(Boolean).join(' ') || details.username || (login?.username ?? '');
