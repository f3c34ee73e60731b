import { definePage, useHost, type PageProps, type Language } from '@vestibule/contracts';
import { Anchor, Container, CreditedPicture, PageHeader, RichText } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { RelatedEvents } from '../related/related-events';
import { loadArticle, type ArticleData } from './article.loader';
import styles from './article.module.css';
import { Neighbours } from './neighbours';

/** One article: category, title, author and date; then the picture, the text, and further articles. */
function ArticlePage({ data: article }: PageProps<ArticleData>) {
  const { t } = useTranslation('programme');
  const { href } = useHost();
  const { category } = article;
  return (
    <>
      <Container as="article" className={styles.article}>
        <header className={styles.head}>
          {category && (
            <p className={styles.category}>
              <Anchor href={href('programme/news-category', { slug: category.slug, id: category.id })}>
                {category.name}
              </Anchor>
            </p>
          )}
          {!article.isPublic && (
            <p role="note" className={styles.notice}>
              {article.date ? t('magazine.notYet', { date: article.date }) : t('magazine.offline')}
            </p>
          )}
          <div lang={article.lang}>
            <PageHeader>{article.title}</PageHeader>
          </div>
          {(article.author || article.date || article.minutes > 0) && (
            <p className={styles.facts}>
              {article.author && <span>{t('magazine.by', { name: article.author })}</span>}
              {article.date && <time dateTime={article.day}>{article.date}</time>}
              {article.minutes > 0 && <span>{t('magazine.reading', { count: article.minutes })}</span>}
            </p>
          )}
        </header>
        {article.image && (
          <CreditedPicture
            image={article.image}
            sizes="(min-width: 120em) 110rem, 100vw"
            shape="wide"
            priority
            className={styles.picture}
          />
        )}
        <RichText html={article.body} lang={article.lang} className={styles.text} />
        {article.exhibition && (
          <p>
            {t('magazine.exhibition')} <Anchor href={article.exhibition.url}>{article.exhibition.title}</Anchor>
          </p>
        )}
        {article.tags.length > 0 && (
          <ul role="list" aria-label={t('magazine.topicsOf')} className={styles.tags}>
            {article.tags.map(({ id, slug, name }) => (
              <li key={id}>
                <Anchor href={href('programme/news-tag', { slug, id })}>#{name}</Anchor>
              </li>
            ))}
          </ul>
        )}
      </Container>
      <Container>
        <RelatedEvents title={t('magazine.events')} events={article.events} />
      </Container>
      <Neighbours previous={article.previous} next={article.next} />
    </>
  );
}

export default definePage<ArticleData>({
  Component: ArticlePage,
  loader: loadArticle,
  meta: (data, { lang, t, absolute, href }) => {
    const url = data.urls[lang] ?? Object.values(data.urls)[0] ?? '';
    return {
      title: data.title,
      description: data.summary,
      urls: data.urls,
      record: { kind: 'article', id: data.id },
      type: 'article',
      ...(!data.isPublic && { noindex: true }),
      ...(data.shareImage && { image: data.shareImage }),
      breadcrumbs: [
        { title: t('magazine.headline'), url: href('news', {}) },
        ...(data.category ? [{ title: data.category.name, url: href('programme/news-category', data.category) }] : []),
        { title: data.title, url },
      ],
      jsonLd: [articleJsonLd(data, { url, lang, absolute })],
    };
  },
});

/** The article for search engines (schema.org/NewsArticle), without `@context`. */
function articleJsonLd(
  data: ArticleData,
  { url, lang, absolute }: { url: string; lang: Language; absolute: (path: string) => string },
): object {
  return {
    '@type': 'NewsArticle',
    '@id': absolute(url),
    url: absolute(url),
    mainEntityOfPage: absolute(url),
    headline: data.title,
    ...(data.summary && { description: data.summary }),
    inLanguage: data.lang ?? lang,
    ...(data.day && { datePublished: data.day }),
    ...(data.author && { author: { '@type': 'Person', name: data.author } }),
    ...(data.category && { articleSection: data.category.name }),
    ...(data.tags.length > 0 && { keywords: data.tags.map(({ name }) => name) }),
    ...(data.shareImage && { image: [absolute(data.shareImage)] }),
    publisher: { '@type': 'Organization', name: data.publisher, url: absolute('/') },
  };
}
