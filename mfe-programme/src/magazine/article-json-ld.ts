import type { Language } from '@vestibule/contracts';
import type { ArticleData } from './article.loader';

/** The article for search engines (schema.org/NewsArticle), without `@context`. */
export function articleJsonLd(
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
