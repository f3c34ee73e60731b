import type { Language, PersonListItem } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { previewed } from '../../../engines/records/previewed';
import { pageLinks } from '../../../platform/server/paging';
import type { Deps } from '../../../platform/server/deps';
import { handleCall } from '../../../platform/api/handle-call';
import { dependsOn } from '../../../platform/server/tags';
import { loadPerson } from './detail';
import { listTeam } from './team';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { persons } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { presentPerson } from './present';

const { body: _body, ...columns } = getTableColumns(persons);

/** All public people, in the order of their entry. */
async function listPersons(db: Database, lang: Language): Promise<PersonListItem[]> {
  const rows = await db.select(columns).from(persons).where(eq(persons.isOnline, true)).orderBy(asc(persons.id));
  const pictures = await loadPictures(
    db,
    rows.map((row) => row.image),
  );
  return rows.map((row) => presentPerson(row, pictures, lang));
}

/**
 * People: all of them, those of the team, and one with the events they take part in
 * (docs/behaviour/content.md#people-venues-series).
 */
export function personRoutes(app: FastifyInstance, deps: Deps): void {
  handleCall(app, deps, 'persons', ({ lang, reply }) => {
    dependsOn(reply, 'persons');
    return listPersons(deps.db, lang);
  });

  handleCall(app, deps, 'team', async ({ lang, query, request, reply }) => {
    dependsOn(reply, 'persons');
    const team = await listTeam(deps.db, query, lang);
    return { ...team, ...pageLinks(request.routeOptions.url ?? '', query, team.count) };
  });

  handleCall(app, deps, 'person', async (call) => {
    const person = await previewed(deps, 'persons', call, (from, id) => loadPerson(from, id, call.lang));
    dependsOn(call.reply, 'persons', 'productions');
    return person;
  });
}
