import { useHost } from '@vestibule/contracts';
import { recordOf } from '@vestibule/contracts/records/kinds';
import { Container } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HubHeader } from '../frame/hub-header';
import hub from '@vestibule/ui/hub/hub.module.css';
import { MediaFinder } from '../../media/media-finder';
import { CopyPage } from './copy-page';
import { RecordComments } from '../../comments/record-comments';
import { ReviewPanel } from '../../review/review-panel';
import { RecordForm } from './record-form';
import { kindName } from './kind-name';
import { PublicationPanel } from './publication/publication-panel';
import { copyPath, recordsPath } from './record-paths';
import { hasPublicPage } from './public-page';
import { RepeatForm } from './repeat/repeat-form';
import { SiteLink } from './site-link';
import { TellBuyers } from './tell-buyers';
import { useLatestSaved } from './use-latest-saved';
import { startOf, titleOf, type RecordView } from './record-view';

/** A record with its form. */
export function RecordPage({ data: loaded }: { data: RecordView }) {
  const { t } = useTranslation('editor');
  const { lang, api } = useHost();
  const [data, takeSaved] = useLatestSaved(loaded);
  const { kind, id, mayCopy } = data;
  const readAgain = async (own: number) =>
    takeSaved({ ...data, ...(await api.call('record', { params: { kind, id: own } })) });
  const reviewedVersion = `${data.version ?? ''} ${data.published?.state ?? ''}`;
  const title = id === undefined ? t('records.new') : titleOf(data.values, lang);
  return (
    <Container className={hub.page}>
      <HubHeader title={title} withHub>
        <p>
          <Link to={recordsPath(kind)}>{kindName(kind, t)}</Link>
        </p>
        {id !== undefined && hasPublicPage(kind) && <SiteLink kind={kind} record={{ ...data, id }} title={title} />}
        {mayCopy && id !== undefined && (
          <p>
            <Link to={copyPath(kind, id)}>{t('records.copy')}</Link>
          </p>
        )}
        {kind === 'pages' && data.mayCreate && id !== undefined && <CopyPage id={id} />}
        {kind === 'forms' && id !== undefined && (
          <p>
            <a href={`/api/forms/${id}/entries.csv`} download>
              {t('records.entries')}
            </a>
          </p>
        )}
      </HubHeader>
      {kind === 'events' && id !== undefined && <TellBuyers eventId={id} version={data.version ?? ''} />}
      {id !== undefined && data.published && (
        <PublicationPanel
          view={{ ...data, id, published: data.published }}
          onChanged={({ version, values, published }) =>
            takeSaved({ ...data, version, values, ...(published && { published }) })
          }
        />
      )}
      {id !== undefined && data.mayWrite && (
        <ReviewPanel kind={kind} id={id} version={reviewedVersion} onApproved={() => void readAgain(id)} />
      )}
      {id !== undefined && <RecordComments key={`comments ${id}`} kind={kind} id={id} />}
      <RecordForm
        key={id ?? `new ${JSON.stringify(data.copied ?? {})}`}
        definition={recordOf(kind)}
        view={data}
        onSaved={takeSaved}
      />
      {kind === 'events' && id !== undefined && mayCopy && (
        <RepeatForm key={`repeat ${id}`} id={id} version={data.version ?? ''} start={startOf(data.values)} />
      )}
      <MediaFinder />
    </Container>
  );
}
