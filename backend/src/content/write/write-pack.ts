import type { ReferenceTarget } from '@vestibule/contracts/fields/field';
import { fieldsOf } from '@vestibule/contracts/modules/models';
import type { Database } from '../../db/database';
import { fieldValues } from '../../fields/walk';
import { asText } from '../../house/documents';
import { modulesOf } from '../check/check-pages';
import type { Progress } from '../progress';
import type { EventTimes } from '../local-time';
import type { Pack, PackRecords } from '../pack/read-pack';
import type { Problems } from '../problems';
import type { Kind, RecordOf } from '../schemas/index';
import { everyModule } from '../schemas/modules';
import { writeAudio, type HashedAudio } from './audio';
import type { Count } from './batches';
import { writeNavigation, writeSettings } from './documents';
import { writeEvents } from './events';
import { writeForms } from './forms';
import { indexPack } from './search';
import { writeMedia, type MeasuredEntry } from './media';
import { Names } from './names';
import { writePages } from './pages';
import { writeRooms, writeSeries, writeTerms, writeVenues } from './places';
import { writeArticles, writePersons, writeProductions, writeTeasers } from './programme';
import { writeRedirects } from './redirects';
import { writeTickets } from './tickets';

export interface WriteContext {
  readonly media: readonly MeasuredEntry[];
  readonly audio: readonly HashedAudio[];
  readonly times: ReadonlyMap<string, EventTimes>;
  readonly weeks: number;
  readonly isDemo: boolean;
  readonly now: number;
  readonly problems: Problems;
  readonly onProgress: (progress: Progress) => void;
}

/** Names that modules of pages refer to by fields of this kind. */
const namedByModules = (records: PackRecords, target: ReferenceTarget): readonly string[] =>
  records.pages
    .flatMap(({ value }) => [...everyModule(modulesOf(value))])
    .flatMap((module) => [...fieldValues(fieldsOf(module.model), module)])
    .flatMap(({ field, value }) => (field.type === 'reference' && field.to === target ? [asText(value)] : []));

/** Finds or creates what the records name, apart from venues, rooms and series, whose own lines come first. */
async function ensureTerms(names: Names, records: PackRecords): Promise<void> {
  const events = records.events.map((line) => line.value);
  const productions = records.productions.map((line) => line.value);
  const articles = records.articles.map((line) => line.value);
  await names.ensureTerms('type', [
    ...events.map((event) => event.type),
    ...productions.map((one) => one.exhibition_type),
    ...namedByModules(records, 'type'),
  ]);
  await names.ensureTerms(
    'genre',
    events.map((event) => event.genre),
  );
  await names.ensureTerms(
    'season',
    productions.map((production) => production.season),
  );
  await names.ensureTerms(
    'category',
    articles.map((article) => article.category),
  );
  await names.ensureTerms('tag', [
    ...[...events, ...productions, ...articles].flatMap((record) => record.tags ?? []),
    ...namedByModules(records, 'tag'),
  ]);
  await names.ensure('room', [...events.map((event) => event.room), ...namedByModules(records, 'room')]);
  await names.ensure(
    'venue',
    events.map((event) => event.venue),
  );
  await names.ensure(
    'series',
    events.map((event) => event.series?.[0]),
  );
}

/** Writes everything of a checked pack; call it in a transaction. Answers how much of each kind was new. */
export async function writePack(db: Database, pack: Pack, context: WriteContext): Promise<Record<string, Count>> {
  const { records } = pack;
  const of = <K extends Kind>(kind: K): RecordOf<K>[] =>
    (records[kind] as readonly { value: RecordOf<K> }[]).map((line) => line.value);
  const { weeks, isDemo, problems } = context;
  const progress = (step: string, total: number) => (done: number) => context.onProgress({ step, done, total });
  const names = new Names(db);
  const counts: Record<string, Count> = {};
  const note = (kind: string, count: Count) => {
    if (count.created + count.updated > 0) counts[kind] = count;
    context.onProgress({ step: kind, done: 1, total: 1 });
  };
  note('media', await writeMedia(db, context.media));
  note('audio', await writeAudio(db, context.audio));
  note('venues', await writeVenues(db, of('venues')));
  await names.ensure(
    'venue',
    of('rooms').map((room) => room.venue),
  );
  note('rooms', await writeRooms(db, of('rooms'), names));
  note('terms', await writeTerms(db, of('terms')));
  note('series', await writeSeries(db, of('series')));
  await ensureTerms(names, records);
  note('persons', await writePersons(db, of('persons')));
  note('productions', await writeProductions(db, of('productions'), names));
  const events = of('events');
  const written = await writeEvents(db, events, {
    names,
    times: context.times,
    weeks,
    isDemo,
    now: context.now,
    onProgress: progress('events', events.length),
  });
  await writeTickets(db, events, written.ids, problems);
  note('events', written.count);
  note('articles', await writeArticles(db, of('articles'), names));
  note('teasers', await writeTeasers(db, of('teasers'), weeks, isDemo));
  note('pages', await writePages(db, of('pages'), names));
  note('forms', await writeForms(db, of('forms')));
  note('redirects', await writeRedirects(db, of('redirects')));
  if (pack.settings !== undefined) note('settings', await writeSettings(db, pack.settings));
  if (pack.navigation !== undefined) note('navigation', await writeNavigation(db, pack.navigation));
  context.onProgress({ step: 'search', done: 0, total: 1 });
  await indexPack(db, records, [...written.ids.values()]);
  context.onProgress({ step: 'search', done: 1, total: 1 });
  for (const [kind, created] of Object.entries(names.created))
    if (created > 0) counts[`${kind} by name`] = { created, updated: 0 };
  return counts;
}
