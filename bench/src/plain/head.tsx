import type { PlainPage } from './types';

const ORIGIN = 'http://localhost';

/** Title, description and share tags: as many tags as the site writes. React moves them to the front. */
export function Head({ page: { product, list, urls, feeds, shareImage, jsonLd } }: { page: PlainPage }) {
  const absolute = (path: string | undefined) => ORIGIN + (path ?? '');
  return (
    <>
      <title>{`${list.title} | ${product}`}</title>
      <meta name="description" content={list.description} />
      <link rel="canonical" href={absolute(urls['de'])} />
      {Object.entries(urls).map(([lang, path]) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={absolute(path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(urls['de'])} />
      {feeds.map(({ type, title, path }) => (
        <link key={path} rel="alternate" type={type} title={title} href={absolute(path)} />
      ))}
      <meta property="og:title" content={list.title} />
      <meta property="og:site_name" content={product} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:description" content={list.description} />
      <meta property="og:url" content={absolute(urls['de'])} />
      <meta property="og:image" content={absolute(shareImage)} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
    </>
  );
}
