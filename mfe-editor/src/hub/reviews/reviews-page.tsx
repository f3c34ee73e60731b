import { formatInstant } from '@vestibule/contracts/dates';
import { Container } from '@vestibule/ui';
import hub from '@vestibule/ui/hub/hub.module.css';
import styles from '@vestibule/ui/hub/list.module.css';
import { PageLinks } from '@vestibule/ui/hub/page-links';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToolLanguage } from '../../shared/use-tool-language';
import { HubHeader } from '../frame/hub-header';
import { REVIEWS_PATH } from '../frame/hub-paths';
import { kindName } from '../records/kind-name';
import { recordPath } from '../records/record-paths';
import { REVIEW_LISTS, type ReviewsView } from './reviews-view';
import { TwoPeople } from './two-people';

/** Submissions that wait, are back, or are over. */
export function ReviewsPage({ data }: { readonly data: ReviewsView }) {
  const { t } = useTranslation('editor');
  const { page, list, found, rules, mayRule } = data;
  const pageAt = (number: number) =>
    `${REVIEWS_PATH}?${new URLSearchParams({ list, page: String(number) }).toString()}`;
  return (
    <Container className={hub.page}>
      <HubHeader title={t('reviews.title')} withHub />
      <nav aria-label={t('reviews.lists')}>
        <ul role="list" className={styles.facts}>
          {REVIEW_LISTS.map(({ name }) => (
            <li key={name}>
              <Link to={`${REVIEWS_PATH}?list=${name}`} aria-current={name === list ? 'page' : undefined}>
                {t(`reviews.list.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2 className={styles.name}>{t(`reviews.list.${list}`)}</h2>
      {found.count === 0 && <p className={styles.empty}>{t('reviews.empty')}</p>}
      <ol role="list" className={styles.list} aria-label={t(`reviews.list.${list}`)}>
        {found.results.map((entry) => (
          <ReviewEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <PageLinks
        texts={{ previous: t('records.previous'), next: t('records.next') }}
        label={t('reviews.pages')}
        previous={found.previous === null ? undefined : pageAt(page - 1)}
        next={found.next === null ? undefined : pageAt(page + 1)}
      />
      {mayRule && <TwoPeople rules={rules} />}
    </Container>
  );
}

function ReviewEntry({ entry }: { readonly entry: ReviewsView['found']['results'][number] }) {
  const { t } = useTranslation('editor');
  const lang = useToolLanguage();
  const { kind, record_id: id, title, state, at, author, assignee } = entry;
  return (
    <li className={styles.entry}>
      <h3 className={styles.name}>
        <Link to={recordPath(kind, id)}>{title || kindName(kind, t)}</Link>
      </h3>
      <p className={styles.facts}>
        <strong>{t(`review.state.${state}`)}</strong>
        <span>{kindName(kind, t)}</span>
        <span>{t('review.since', { at: formatInstant(at, lang), author })}</span>
        {assignee !== '' && <span>{t('reviews.assignee', { name: assignee })}</span>}
      </p>
    </li>
  );
}
