import type { Localised } from '@vestibule/contracts';
import remote from '../../remote';

const path = remote.routes.find(({ id }) => id === 'events')?.path;

/** Path of the programme in each language, each with the same query. */
export function programmeUrls(search = ''): Localised {
  return { de: `/de/${path?.de}${search}`, en: `/en/${path?.en}${search}`, cs: `/cs/${path?.cs}${search}` };
}
