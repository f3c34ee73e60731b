import { useHost, type PageMeta } from '@vestibule/contracts';
import { alternatesOf } from '@vestibule/contracts/site/alternates';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../app/use-translation';
import { SHARED_LOCALES } from '../languages';
import { jsonLdOf } from './json-ld';

/** Metadata of the page for browsers, search engines and services that share it. React moves the tags into <head>. */
export const DocumentHead = observer(function DocumentHead({ meta }: { meta: PageMeta }) {
  const { lang, store, absolute, href } = useHost();
  const { t } = useTranslation('shell');
  const { product, current: settings } = store.settings;
  const title = [meta.title, product]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(' | ');
  const description = meta.description ?? settings?.description ?? '';
  const shared = meta.share?.description ?? description;
  const canonical = meta.urls[lang];
  const alternates = alternatesOf(meta.urls, settings?.noindex_locales ?? []);
  const image = meta.image ?? settings?.share_image ?? '';
  // docs/behaviour/frame.md#not-for-search-engines
  const hidden = meta.noindex === true || settings?.noindex_locales.includes(lang) === true;

  return (
    <>
      <title>{title}</title>
      {description !== '' && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="none" />}
      {canonical !== undefined && <link rel="canonical" href={absolute(canonical)} />}
      {alternates.map(({ language, path }) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(path)} />
      ))}
      {meta.feeds?.map(({ type, title: name, path }) => (
        <link key={path} rel="alternate" type={type} title={name} href={absolute(path)} />
      ))}
      <meta property="og:title" content={meta.share?.title ?? meta.title} />
      <meta property="og:site_name" content={product} />
      <meta property="og:type" content={meta.share?.type ?? (meta.type === 'article' ? 'article' : 'website')} />
      <meta property="og:locale" content={SHARED_LOCALES[lang]} />
      {shared !== '' && <meta property="og:description" content={shared} />}
      {canonical !== undefined && <meta property="og:url" content={absolute(canonical)} />}
      {image !== '' && <meta property="og:image" content={absolute(image)} />}
      {image !== '' && <meta name="twitter:card" content="summary_large_image" />}
      <script
        type="application/ld+json"
        // React would write quotes as entities, which a script does not decode; safeJson escapes characters that could
        // end the element.
        // eslint-disable-next-line no-restricted-syntax -- data, never markup
        dangerouslySetInnerHTML={{
          __html: jsonLdOf(
            { lang, product, homeTitle: t('breadcrumb.home'), search: href('search', {}), absolute },
            meta,
          ),
        }}
      />
    </>
  );
});
