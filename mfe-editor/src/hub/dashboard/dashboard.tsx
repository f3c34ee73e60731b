import type { AnswerOf } from '@vestibule/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MEDIA_PATH } from '../frame/hub-paths';
import { kindName } from '../records/kind-name';
import { recordPath } from '../records/record-paths';
import styles from './dashboard.module.css';
import { BrokenLinks } from './broken-links';
import { EntriesOfWeek } from './entries-of-week';
import { Finding, FindingRow } from './finding';
import { MissingTranslations } from './missing-translations';
import { PathsNotFound } from './paths-not-found';
import { PlannedPublications } from './planned-publications';
import { ReviewsToDo } from './reviews-to-do';
import { ScarceDates } from './scarce-dates';
import type { Unsaved } from '../../unsaved/unsaved-store';
import { UnsavedInputs } from './unsaved-inputs';

interface DashboardProps {
  /** Undefined where the backend failed. */
  readonly data: AnswerOf<'dashboard'> | undefined;
  /** Input of the user in forms of the hub that is not saved. */
  readonly unsaved?: readonly Unsaved[];
}

/** Open work for the staff of the site. */
export function Dashboard({ data, unsaved = [] }: DashboardProps) {
  const { t } = useTranslation('editor');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.dashboard}>
      <h2 id={titleId} className={styles.title}>
        {t('dashboard.title')}
      </h2>
      {data === undefined ? (
        <p role="alert">{t('dashboard.unavailable')}</p>
      ) : (
        <div className={styles.findings}>
          <UnsavedInputs inputs={unsaved} />
          <ReviewsToDo
            title={t('dashboard.toReview')}
            nothing={t('dashboard.nothingToReview')}
            reviews={data.to_review}
          />
          {data.returned.count > 0 && (
            <ReviewsToDo title={t('dashboard.returned')} nothing="" reviews={data.returned} />
          )}
          {data.mentions.count > 0 && <Mentions mentions={data.mentions} />}
          <OwnDrafts drafts={data.drafts} />
          <PlannedPublications planned={data.scheduled} records={data.planned_records} />
          <ScarceDates dates={data.dates} />
          {data.entries && <EntriesOfWeek entries={data.entries} />}
          <BrokenLinks links={data.broken_links} />
          <PathsNotFound paths={data.not_found} />
          <MissingTranslations missing={data.translations} />
          <Finding title={t('dashboard.alt')} figure={data.pictures_without_alt} nothing={t('dashboard.noAlt')}>
            <p>
              <Link to={`${MEDIA_PATH}?without_alt=true`}>{t('dashboard.altText')}</Link>
            </p>
          </Finding>
        </div>
      )}
    </section>
  );
}

/** Open comments that mention the reader. */
function Mentions({ mentions }: { readonly mentions: AnswerOf<'dashboard'>['mentions'] }) {
  const { t } = useTranslation('editor');
  return (
    <Finding title={t('dashboard.mentions')} figure={mentions.count} nothing="">
      <ul role="list">
        {mentions.results.map(({ id, kind, record_id: record, title, at, text }) => (
          <FindingRow key={id} url={recordPath(kind, record)} title={title} at={at}>
            {text}
          </FindingRow>
        ))}
      </ul>
    </Finding>
  );
}

/** Records whose draft the editor has changed last. */
function OwnDrafts({ drafts }: { readonly drafts: AnswerOf<'dashboard'>['drafts'] }) {
  const { t } = useTranslation('editor');
  return (
    <Finding title={t('dashboard.drafts')} figure={drafts.length} nothing={t('dashboard.noDrafts')}>
      <ul role="list">
        {drafts.map(({ kind, id, title, at }) => (
          <FindingRow key={`${kind} ${String(id)}`} url={recordPath(kind, id)} title={title} at={at}>
            {kindName(kind, t)}
          </FindingRow>
        ))}
      </ul>
    </Finding>
  );
}
