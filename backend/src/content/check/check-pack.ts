import type { EventTimes } from '../local-time';
import type { Pack } from '../pack/read-pack';
import type { Problems } from '../problems';
import { checkAudio } from './check-audio';
import { checkEvents } from './check-events';
import { checkPages } from './check-pages';
import { checkDuplicates, checkImages, checkNames, checkPersons, dropBadLines } from './check-records';
import { checkRedirects } from './check-redirects';
import type { Known } from './known';
import { mendArticleDates } from './mend-article-dates';

/**
 * Checks a pack against itself and the database; lines with problems are taken out of it. Answers the times of its
 * events by key.
 */
export function checkPack(pack: Pack, known: Known, problems: Problems): Map<string, EventTimes> {
  const { records } = pack;
  mendArticleDates(records, problems);
  checkDuplicates(records, problems);
  checkNames(records, known, problems);
  checkAudio(pack, known, problems);
  for (const { file, line, value } of records.productions)
    if (value.date_from && value.date_to && value.date_to < value.date_from)
      problems.error({ file, line, field: 'date_to', message: 'must not be before date_from' });
  dropBadLines(records, 'productions', problems);
  checkPersons(records, known, problems);
  const times = checkEvents(records, known, problems);
  checkPages(records, known, problems);
  checkRedirects(records, known, problems);
  checkImages(records, new Set([...known.media, ...pack.media.pictures.map((entry) => entry.file)]), problems);
  return times;
}
