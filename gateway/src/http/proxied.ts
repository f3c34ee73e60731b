import { LANGUAGES } from '@vestibule/contracts';

/**
 * Paths that the backend serves. Recordings and films have connections of their own, and so have editors of a page:
 * each holds one for minutes, and pictures and calls do not wait for that.
 */
export const PROXIED = [
  '/api',
  '/api/presence',
  '/pageeditor-api',
  '/media',
  '/media/audio',
  '/media/video',
  ...LANGUAGES.flatMap((lang) => [`/${lang}/api`, `/${lang}/pageeditor-api`]),
];
