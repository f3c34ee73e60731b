import { definePage, useHost, type FormDetail, type PageProps } from '@vestibule/contracts';
import { Anchor, Container, Headline, RichText } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { recordId } from '../records/record-id';
import { recordMeta } from '../records/record-meta';
import { EntryForm } from './entry-form';
import styles from './forms.module.css';

/** A form of the house. Without script it says whom to write to (docs/decisions/0014-forms.md). */
function FormPage({ data: form }: PageProps<FormDetail>) {
  const { t } = useTranslation('content');
  const { lang } = useHost();
  return (
    <Container narrow className={styles['page']} lang={form.lang === lang ? undefined : form.lang}>
      <Headline level={1} size={2}>
        {form.title}
      </Headline>
      <RichText html={form.intro} />
      <noscript>
        <p>
          {t('form.noscript')} {form.email && <Anchor href={`mailto:${form.email}`}>{form.email}</Anchor>}
        </p>
      </noscript>
      {/* Another form is another page: nothing of the former one may stay in it. */}
      <EntryForm key={form.id} form={form} />
      {form.retention_days > 0 && (
        <p className={styles['note']}>{t('form.retention', { count: form.retention_days })}</p>
      )}
    </Container>
  );
}

export default definePage<FormDetail>({
  Component: FormPage,
  loader: ({ api, params, signal }) => api.call('form', { params: { id: recordId(params) }, signal }),
  meta: (form, context) =>
    recordMeta('form', { ...form, body: form.intro, image_thumbnails: null }, form.title, context),
});
