import { definePage, notFound, routeUrls, useStore, type PageProps, type PersonListItem } from '@vestibule/contracts';
import { Anchor, ButtonLink, Container, Disclosure, PageHeader, Icon } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PersonCard } from './person-card';
import { parseQuery, toSearch, type TeamQuery } from './team-query';
import { TeamLetters, TeamPages, TeamSearch } from './team-ways';
import styles from './team.module.css';

/** Data of the page: some of the people of the team. */
interface TeamData {
  readonly persons: readonly PersonListItem[];
  readonly letters: readonly string[];
  readonly hasNext: boolean;
  readonly query: TeamQuery;
  readonly path: string;
}

const isNarrowed = ({ q, letter }: TeamQuery) => q !== '' || letter !== '';

/** The people of the team. Guest performers have a page, but are not in the list. */
const Team = observer(function Team({ data: { persons, letters, hasNext, query, path } }: PageProps<TeamData>) {
  const { t } = useTranslation('content');
  const departments = departmentsOf(persons);
  const narrowed = isNarrowed(query);
  const { settings } = useStore();
  // A search shows its results unfolded.
  const isAccordion = settings.current?.design.teamAccordion === true && !narrowed;
  return (
    <Container className={styles.page}>
      <PageHeader subline={t('team.subline')}>{t('team.title')}</PageHeader>
      {(persons.length > 0 || narrowed) && (
        <div className={styles.ways}>
          <TeamSearch path={path} query={query} />
          <TeamLetters path={path} query={query} letters={letters} />
          {!isAccordion && <DepartmentLinks departments={departments} />}
        </div>
      )}
      {persons.length === 0 && <p>{t(narrowed ? 'team.nobody' : 'team.empty')}</p>}
      {departments.map((department, index) => (
        <People key={department.name} department={department} id={idOf(index)} isAccordion={isAccordion} />
      ))}
      <TeamPages path={path} query={query} hasNext={hasNext} />
      {narrowed && (
        <p>
          <ButtonLink href={path}>{t('team.everybody')}</ButtonLink>
        </p>
      )}
    </Container>
  );
});

const idOf = (index: number) => `department-${index + 1}`;

/** The departments of the page, to jump to; one alone is in sight. */
function DepartmentLinks({ departments }: { departments: readonly Department[] }) {
  const { t } = useTranslation('content');
  if (departments.length < 2) return null;
  return (
    <nav aria-label={t('team.departments')}>
      <ul role="list" className={styles.departments}>
        {departments.map(({ name }, index) => (
          <li key={name}>
            <Anchor href={`#${idOf(index)}`}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PeopleProps {
  readonly department: Department;
  readonly id: string;
  /** Closed at first, one opens it. */
  readonly isAccordion: boolean;
}

function People({ department: { name, persons }, id, isAccordion }: PeopleProps) {
  const heading = (
    <h2 id={id} className={styles.heading}>
      {name}
    </h2>
  );
  const list = (
    <ul role="list" className={styles.list}>
      {persons.map((person) => (
        <PersonCard key={person.id} person={person} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id}>
      {isAccordion ? (
        <Disclosure
          dismissable={false}
          className={styles.accordion}
          summaryClassName={styles.summary}
          summary={
            <>
              {heading}
              <Icon name="chevron" className={styles.chevron} />
            </>
          }
        >
          {list}
        </Disclosure>
      ) : (
        <>
          {heading}
          {list}
        </>
      )}
    </section>
  );
}

export default definePage<TeamData>({
  Component: Team,
  async loader({ api, href, signal, url }) {
    const query = parseQuery(url.searchParams);
    const { q, letter, page } = query;
    const { results, letters, next } = await api.call('team', {
      query: { ...(q && { q }), ...(letter && { letter }), page },
      signal,
    });
    if (page > 1 && results.length === 0) throw notFound();
    return { persons: results, letters, hasNext: next !== null, query, path: href('team', {}) };
  },
  meta: ({ query }, { href, t }) => ({
    title: [t('team.title'), query.letter, query.q, ...(query.page > 1 ? [String(query.page)] : [])]
      .filter(Boolean)
      .join(' – '),
    description: t('team.subline'),
    urls: routeUrls(href, 'team', {}, toSearch(query)),
    breadcrumbs: [{ title: t('team.title'), url: href('team', {}) }],
    noindex: isNarrowed(query),
  }),
});

interface Department {
  readonly name: string;
  readonly persons: readonly PersonListItem[];
}

/** People under the heading they belong to, headings in the order of their first person. */
function departmentsOf(persons: readonly PersonListItem[]): Department[] {
  const groups = new Map<string, PersonListItem[]>();
  for (const person of persons) groups.set(person.department, [...(groups.get(person.department) ?? []), person]);
  return [...groups].map(([name, members]) => ({ name, persons: members }));
}
