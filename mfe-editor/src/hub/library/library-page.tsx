import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { MEDIA_PATH } from '../frame/hub-paths';
import { PageLinks } from '@vestibule/ui/hub/page-links';
import { LibraryFiles } from './library-files';
import { LibraryFilters } from './library-filters';
import type { LibraryView } from './library-view';

/** All files of the library, narrowed by the address, page by page. */
export function LibraryPage({ data: { page, asked, found, mayWrite } }: { readonly data: LibraryView }) {
  const { t } = useTranslation('editor');
  const pageAt = (number: number) =>
    `${MEDIA_PATH}?${new URLSearchParams({ ...asked, page: String(number) }).toString()}`;
  return (
    <Container className={hub.page}>
      <HubHeader title={t('media.title')} withHub />
      <p className={hub.editing}>{t('media.text')}</p>
      <LibraryFilters asked={asked} />
      <p className={hub.editing} role="status">
        {t('media.count', { count: found.count })}
      </p>
      <LibraryFiles key={JSON.stringify([page, asked])} found={found.results} mayWrite={mayWrite} />
      <PageLinks
        texts={{ previous: t('records.previous'), next: t('records.next') }}
        label={t('media.pages')}
        previous={found.previous === null ? undefined : pageAt(page - 1)}
        next={found.next === null ? undefined : pageAt(page + 1)}
      />
    </Container>
  );
}
