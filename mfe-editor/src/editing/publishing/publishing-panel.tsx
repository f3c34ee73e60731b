import { useHost } from '@vestibule/contracts';
import { formatInstant } from '@vestibule/contracts/dates';
import { Button } from '@vestibule/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contentWarning } from '../checks/content-warning';
import { InstantForm } from '../../shared/instant-form';
import { PreviewLink } from '../../shared/preview-link';
import { languageName } from '../../shared/language-name';
import { useToolLanguage } from '../../shared/use-tool-language';
import { useEditor } from '../session/use-editor';
import type { LanguagePublication } from '../session/publication-store';
import { ReviewPanel } from '../../review/review-panel';
import styles from './publishing.module.css';
import { usePublishing } from './use-publishing';

/** Publication of the page in each language; publishing, planning and withdrawing it in the current one. */
export const PublishingPanel = observer(function PublishingPanel() {
  const { t } = useTranslation('editor');
  const { lang, store } = useHost();
  const toolLanguage = useToolLanguage();
  const { publication } = useEditor();
  const { change, putOnline, mayPublish, preview, readAgain } = usePublishing();
  const own = publication.in(lang);
  if (!own || !publication.latest) return null;
  const isWaiting = publication.latest.languages.some((one) => one.lang !== lang && one.state !== 'published');
  const finish = async (action: 'publish' | 'unpublish', all = false) => {
    if (await change(action, { all })) publication.open(null);
  };
  const schedule = async (at: string) => {
    if (await change('schedule', { at })) publication.open(null);
  };
  return (
    <div className={styles.panel}>
      <ul role="list" className={styles.languages}>
        {publication.latest.languages.map((one) => (
          <Standing key={one.lang} publication={one} />
        ))}
      </ul>
      {store.page.isOffline && (
        <>
          <p>{t('publishing.offlineText')}</p>
          {mayPublish && (
            <div className={styles.actions}>
              <Button variant="primary" onClick={() => void putOnline()}>
                {t('publishing.putOnline')}
              </Button>
            </div>
          )}
        </>
      )}
      <p>{t('publishing.about', { language: languageName(lang, toolLanguage) })}</p>
      {mayPublish ? (
        <>
          {own.state !== 'published' && <PublishWarning />}
          <div className={styles.actions}>
            {own.state !== 'published' && (
              <Button variant="primary" onClick={() => void finish('publish')}>
                {t('publishing.publishNow')}
              </Button>
            )}
            {isWaiting && <Button onClick={() => void finish('publish', true)}>{t('publishing.publishAll')}</Button>}
            {own.state !== 'unpublished' && (
              <Button onClick={() => void finish('unpublish')}>{t('publishing.unpublish')}</Button>
            )}
            {own.planned !== null && <Button onClick={() => void change('cancel')}>{t('publishing.cancel')}</Button>}
          </div>
          <InstantForm
            label={t('publishing.at')}
            hint={t('publishing.atHint')}
            plans={[{ label: t('publishing.schedule'), onPlan: schedule }]}
            className={styles.form}
          />
        </>
      ) : (
        <p>{t('publishing.notYours')}</p>
      )}
      {store.page.current && (
        <ReviewPanel
          kind="pages"
          id={store.page.current.id}
          version={publication.latest.version}
          onApproved={() => void readAgain()}
        />
      )}
      <PreviewLink onMake={preview} className={styles.form} />
    </div>
  );
});

function Standing({
  publication: { lang: of, state, since, author, planned },
}: {
  readonly publication: LanguagePublication;
}) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  return (
    <li className={styles.language}>
      <strong>{languageName(of, lang)}</strong>
      <span>{t(`publishing.state.${state}`)}</span>
      {since !== null && author !== '' && (
        <span className={styles.since}>{t('publishing.since', { at: formatInstant(since, lang), author })}</span>
      )}
      {planned !== null && <span>{t('publishing.plannedFor', { at: formatInstant(planned, lang) })}</span>}
    </li>
  );
}

/** Names the problems that the checks find in a page before it is published, which they do not stop. */
function PublishWarning() {
  const { t } = useTranslation('editor');
  const { report } = useHost();
  const [found, setFound] = useState('');
  useEffect(() => {
    let isLeft = false;
    contentWarning(t).then((text) => {
      if (!isLeft) setFound(text);
    }, report);
    return () => void (isLeft = true);
  }, [report, t]);
  return found === '' ? null : <p role="status">{t('publishing.found', { found })}</p>;
}
