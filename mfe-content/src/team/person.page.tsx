import { definePage, recordHref, Slot, useHost, type PageProps, type PersonDetail } from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import { Anchor, RichText } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { NEXT_EVENTS, nextEvents, nextEventsSlot } from '../records/next-events';
import { recordId } from '../records/record-id';
import { recordMeta } from '../records/record-meta';
import { RecordPage } from '../records/record-page';

/** Data of the page; the heading of the slot is requested with the page, before it is rendered. */
interface PersonData {
  readonly person: PersonDetail;
  readonly headline: string;
  /** Name of the site. */
  readonly house: string;
}

/** A person: biography, exhibitions, productions and next events. */
function Person({ data: { person, headline } }: PageProps<PersonData>) {
  const { lang } = useHost();
  const foreign = person.lang === lang ? undefined : person.lang;
  return (
    <RecordPage
      title={person.name}
      subline={person.function}
      image={person.image_obj}
      shape="portrait"
      more={<Slot name="event-list" id={NEXT_EVENTS} params={nextEvents(headline, { person: person.id })} />}
    >
      <RichText html={person.body} lang={foreign} />
      <Works {...person} />
    </RecordPage>
  );
}

/** Exhibitions, then productions that the person has a part in. */
function Works({ exhibitions, productions }: Pick<PersonDetail, 'exhibitions' | 'productions'>) {
  const { t } = useTranslation('content');
  const { href, lang } = useHost();
  const works = [
    ...exhibitions.map((work) => ({ ...work, url: recordHref(href, 'exhibition', work) })),
    ...productions.map((work) => ({ ...work, url: recordHref(href, 'production', work) })),
  ];
  if (works.length === 0) return null;
  return (
    <section>
      <h2>{t('person.productions')}</h2>
      <ul role="list">
        {works.map(({ url, title, lang: own }) => (
          <li key={url} lang={own === lang ? undefined : own}>
            <Anchor href={url}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default definePage<PersonData>({
  Component: Person,
  loader: async ({ api, params, signal, store, t, url }) => ({
    person: await api.call('person', { params: { id: recordId(params) }, ...previewOf(url), signal }),
    headline: t('nextEvents'),
    house: store.settings.product,
  }),
  slots: ({ person, headline }) => nextEventsSlot(nextEvents(headline, { person: person.id })),
  meta: ({ person, house }, { lang, t, absolute, href }) => ({
    ...recordMeta(
      'person',
      person,
      person.name,
      { lang, href },
      person.department ? [{ title: t('team.title'), url: href('team', {}) }] : [],
    ),
    jsonLd: [personJsonLd(person, { url: recordHref(href, 'person', person), house, absolute })],
  }),
});

/** A person for search engines (schema.org/Person), without `@context`. */
function personJsonLd(
  person: PersonDetail,
  { url, house, absolute }: { url: string; house: string; absolute: (path: string) => string },
): object {
  return {
    '@type': 'Person',
    '@id': absolute(url),
    url: absolute(url),
    name: person.name,
    ...(person.function && { jobTitle: person.function }),
    ...(person.image_thumbnails && { image: absolute(person.image_thumbnails.large) }),
    // A guest belongs to another house, or to none.
    ...(person.department && { affiliation: { '@type': 'Organization', name: house, url: absolute('/') } }),
  };
}
