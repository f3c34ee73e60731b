import { definePage, routeUrls, useHost, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '../lists/page-links';
import { HitGroup } from './hit-group';
import { NothingFound } from './nothing-found';
import { SearchForm } from './search-form';
import { loadSearch, type SearchData } from './search.loader';
import styles from './search.module.css';
import { searchUrl } from './search-url';

/** The results of a search: the box, large, then the results. */
export function Search({ data }: PageProps<SearchData>) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const { q, category, count, groups, page, hasNext } = data;
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <PageHeader>{t('search.headline')}</PageHeader>
        <SearchForm label={t('search.form')} text={q} category={category ?? undefined} large />
        <p className={styles.summary}>
          {q === '' ? t('search.hint') : count > 0 && <span>{t('search.found', { count, q })}</span>}
          {q !== '' && category !== null && <Anchor href={searchUrl(href, q)}>{t('search.everywhere')}</Anchor>}
        </p>
      </header>
      {q !== '' && groups.length === 0 && <NothingFound />}
      {groups.map((group) => (
        <HitGroup
          key={group.category}
          group={group}
          rest={category === null ? searchUrl(href, q, group.category) : undefined}
        />
      ))}
      {category !== null && (
        <PageLinks
          label={t('search.pages')}
          page={page}
          hasNext={hasNext}
          linkTo={(to) => searchUrl(href, q, category, to)}
        />
      )}
    </Container>
  );
}

export default definePage<SearchData>({
  Component: Search,
  loader: loadSearch,
  meta: ({ q, category, page }, { lang, t, href }) => {
    const params = category === null ? {} : { category, page };
    const urls = routeUrls(href, 'search', params, q && `?${new URLSearchParams({ q }).toString()}`);
    const parts = [
      q,
      ...(category === null ? [] : [t(`search.category.${category}`)]),
      t('search.headline'),
      ...(page > 1 ? [t('list.page', { page })] : []),
    ];
    return {
      title: parts.filter(Boolean).join(' – '),
      description: t('search.hint'),
      urls,
      breadcrumbs: [
        { title: t('search.headline'), url: href('search', {}) },
        ...(category === null ? [] : [{ title: t(`search.category.${category}`), url: urls[lang] ?? '' }]),
      ],
      // Results are other pages' texts again.
      noindex: true,
    };
  },
});
