import type { Language, TeamPage } from '@vestibule/contracts';
import { and, asc, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { persons } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { fold, foldQuery } from '../../../engines/search/fold-query';
import { pick } from '../../../platform/texts/localise';
import { presentPerson } from './present';

/** A team that is larger is not looked through: letters lead into it. */
const LARGE = 30;
const { body: _body, ...columns } = getTableColumns(persons);
type Member = Awaited<ReturnType<typeof loadTeam>>[number];

/** Filters of the team's list. */
export interface TeamChoice {
  readonly q?: string | undefined;
  readonly letter?: string | undefined;
  readonly page: number;
  readonly page_size: number;
}

/**
 * A page of the team: departments in the order of their first person, in each the order of entry. A person with a
 * department belongs to the team; all others are guests, who have a page, and are found through their events.
 */
export async function listTeam(
  db: Database,
  { q, letter, page, page_size }: TeamChoice,
  lang: Language,
): Promise<Pick<TeamPage, 'count' | 'results' | 'letters'>> {
  const team = await loadTeam(db);
  const words = foldQuery(q ?? '');
  const chosen = team.filter(
    (person) => (letter === undefined || initialOf(person) === letter) && says(person, words, lang),
  );
  const shown = byDepartment(chosen, team).slice((page - 1) * page_size, page * page_size);
  const pictures = await loadPictures(
    db,
    shown.map(({ image }) => image),
  );
  return {
    count: chosen.length,
    results: shown.map((person) => presentPerson(person, pictures, lang)),
    letters: team.length > LARGE ? [...new Set(team.map(initialOf))].sort() : [],
  };
}

const loadTeam = (db: Database) =>
  db
    .select(columns)
    .from(persons)
    .where(and(ne(persons.department, sql`'{}'::jsonb`), persons.isOnline))
    .orderBy(asc(persons.id));

const departmentOf = ({ department }: Member) => JSON.stringify(department);

function byDepartment(members: readonly Member[], team: readonly Member[]): Member[] {
  const places = new Map<string, number>();
  for (const person of team) if (!places.has(departmentOf(person))) places.set(departmentOf(person), places.size);
  return [...members].sort(
    (a, b) => (places.get(departmentOf(a)) ?? 0) - (places.get(departmentOf(b)) ?? 0) || a.id - b.id,
  );
}

/** The first letter of the last name, without diacritics: people are looked up by it. */
const initialOf = ({ name }: Member): string =>
  [...fold(name.trim().split(/\s+/).at(-1) ?? '')][0]?.toUpperCase() ?? '';

/** Whether every word is the beginning of one in a person's name, function or department. */
function says({ name, function: work, department }: Member, words: readonly string[], lang: Language): boolean {
  const said = foldQuery([name, pick(work, lang), pick(department, lang)].join(' '));
  return words.every((word) => said.some((one) => one.startsWith(word)));
}
