import { definePage, LANGUAGES, type PageMeta, type PageProps, type PersonListItem } from '@vestibule/contracts';
import { Container, Headline } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { departmentsOf, type Department } from './departments';
import { PersonCard } from './person-card';
import styles from './team.module.css';

type Persons = readonly PersonListItem[];

/** The people of the house. */
function Team({ data }: PageProps<Persons>) {
  const { t } = useTranslation('content');
  const departments = departmentsOf(data);
  return (
    <Container className={styles['page']}>
      <Headline level={1} subline={t('team.subline')}>
        {t('team.title')}
      </Headline>
      {data.length === 0 && <p>{t('team.empty')}</p>}
      {departments.map((department) => (
        <People key={department.name} department={department} alone={departments.length === 1} />
      ))}
    </Container>
  );
}

/** One department; a house without any needs no heading for it. */
function People({ department: { name, persons }, alone }: { department: Department; alone: boolean }) {
  const { t } = useTranslation('content');
  const heading = name || (alone ? '' : t('team.others'));
  return (
    <section aria-label={heading || t('team.title')}>
      {heading && <h2 className={styles['heading']}>{heading}</h2>}
      <ul role="list" className={styles['list']}>
        {persons.map((person) => (
          <PersonCard key={person.id} person={person} level={heading ? 3 : 2} />
        ))}
      </ul>
    </section>
  );
}

const urls: PageMeta['urls'] = Object.fromEntries(LANGUAGES.map((lang) => [lang, `/${lang}/team`]));

export default definePage<Persons>({
  Component: Team,
  loader: ({ api, signal }) => api.call('persons', { signal }),
  meta: (_, { lang, t }) => ({
    title: t('team.title'),
    description: t('team.subline'),
    urls,
    breadcrumbs: [{ title: t('team.title'), url: `/${lang}/team` }],
  }),
});
