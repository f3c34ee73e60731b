import { notFound } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../server/deps';
import { endpoint } from '../server/endpoint';
import { dependsOn } from '../server/tags';
import { parseId } from '../server/unstorable';
import { listPersons } from './list';
import { loadPerson } from './detail';

/** The people of the house: all of them, and one with what they take part in. */
export function personRoutes(app: FastifyInstance, deps: Deps): void {
  endpoint(app, deps, 'persons', ({ lang, reply }) => {
    dependsOn(reply, 'persons');
    return listPersons(deps.db, lang);
  });

  endpoint(app, deps, 'person', async ({ lang, params, reply }) => {
    const id = parseId(params['id']);
    const person = id === undefined ? undefined : await loadPerson(deps.db, id, lang, deps.now());
    if (!person) throw notFound();
    dependsOn(reply, 'persons', 'events');
    return person;
  });
}
