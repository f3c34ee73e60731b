import { useHost, type AnswerOf } from '@vestibule/contracts';
import { formatDate, formatInstant } from '@vestibule/contracts/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { Finding } from './finding';

type Links = AnswerOf<'dashboard'>['broken_links'];

/** Links that lead nowhere, as the last check found them, each with a link to a page that has it. */
export function BrokenLinks({ links }: { readonly links: Links }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  const at = links.checked_at === null ? '' : formatInstant(links.checked_at, lang);
  return (
    <Finding
      title={t('dashboard.links')}
      figure={links.count}
      nothing={t(links.checked_at === null ? 'dashboard.linksUnchecked' : 'dashboard.noLinks', { at })}
    >
      <p className={styles.facts}>{t('dashboard.linksText', { at })}</p>
      <ul role="list">
        {links.first.map((link) => (
          <Row key={link.href} link={link} />
        ))}
      </ul>
    </Finding>
  );
}

function Row({ link: { href, status, page, pages, since } }: { readonly link: Links['first'][number] }) {
  const { t } = useTranslation('editor');
  const { lang } = useHost();
  return (
    <li className={styles.row}>
      <span>{href}</span>
      <span className={styles.facts}>
        <span>{status === null ? t('dashboard.noHost') : t('dashboard.answer', { status })}</span>
        <span>
          <Link to={page}>{page}</Link>
          {pages > 1 && ` ${t('dashboard.morePages', { count: pages - 1 })}`}
        </span>
        <span>{t('dashboard.since', { date: formatDate(since, lang) })}</span>
      </span>
    </li>
  );
}
