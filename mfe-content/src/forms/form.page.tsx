import { definePage, useHost, type FormDetail, type PageProps } from '@vestibule/contracts';
import { previewOf } from '@vestibule/contracts/content-preview';
import { Container, PageHeader, RichText } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { recordId } from '../records/record-id';
import { recordMeta } from '../records/record-meta';
import { ANSWER_ID } from './entry-fields';
import { EntryForm } from './entry-form';
import styles from './forms.module.css';

/**
 * A form of the site. Without script it is posted to this page, which then has the thanks at `?sent=1`, or the form
 * with the refused values (docs/behaviour/content.md#forms-without-script).
 */
function FormPage({ data: form, refused }: PageProps<FormDetail>) {
  const { t } = useTranslation('content');
  const [search] = useSearchParams();
  const sent = search.get('sent') === '1';
  const { lang } = useHost();
  return (
    <Container narrow className={styles.page} lang={form.lang === lang ? undefined : form.lang}>
      <PageHeader size={2}>{form.title}</PageHeader>
      <RichText html={form.intro} />
      <div id={ANSWER_ID} className={styles.answer}>
        {/* Another form is another page: nothing of the former one may stay in it. */}
        <EntryForm key={`${form.id} ${sent}`} form={form} sent={sent} refused={refused} />
      </div>
      {form.retention_days > 0 && <p className={styles.note}>{t('form.retention', { count: form.retention_days })}</p>}
    </Container>
  );
}

export default definePage<FormDetail>({
  Component: FormPage,
  loader: ({ api, params, signal, url }) =>
    api.call('form', { params: { id: recordId(params) }, ...previewOf(url), signal }),
  meta: (form, context) => {
    const meta = recordMeta('form', { ...form, body: form.intro, image_thumbnails: null }, form.title, context);
    return context.refused ? { ...meta, title: context.t('form.refused', { title: form.title }) } : meta;
  },
});
