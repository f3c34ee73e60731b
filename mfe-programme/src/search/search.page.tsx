import { definePage, routeUrls, useHost, type Host, type PageProps, type SearchCategory } from '@vestibule/contracts';
import { Anchor, Container, PageHeader } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { PageLinks } from '../lists/page-links';
import { HitGroup } from './hit-group';
import { NothingFound } from './nothing-found';
import { loadSearch, type SearchData } from './search.loader';
import styles from './search.module.css';

/** The results of a search: the box, large, then the results. */
export function Search({ data }: PageProps<SearchData>) {
  const { t } = useTranslation('programme');
  const { href, renderSearchBox } = useHost();
  const { q, category, count, meant, groups, page, hasNext } = data;
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <PageHeader>{t('search.headline')}</PageHeader>
        {renderSearchBox({ label: t('search.form'), text: q, category: category ?? undefined, large: true })}
        <p className={styles.summary}>
          {meant !== null && (
            <span>
              {t('search.meant', { q })} <Anchor href={searchUrl(href, meant)}>{meant}</Anchor>?
            </span>
          )}
          {q === '' ? t('search.hint') : count > 0 && <span>{t('search.found', { count, q: meant ?? q })}</span>}
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

/** Address of the results for a text: all of them, or a page of one category. Without a text that of the form. */
function searchUrl(href: Host['href'], text: string, category?: SearchCategory, page = 1): string {
  const path = href('search', category === undefined ? {} : { category, page });
  return text === '' ? path : `${path}?${new URLSearchParams({ q: text }).toString()}`;
}
