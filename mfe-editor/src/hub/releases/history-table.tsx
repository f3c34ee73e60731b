import { cx } from '@vestibule/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import releases from './releases.module.css';
import styles from './table.module.css';
import type { HistoryView } from './view';

/** The last moves, newest first. */
export function HistoryTable({ history }: { history: readonly HistoryView[] }) {
  const { t } = useTranslation('editor');
  return (
    <section className={releases.remote} aria-labelledby="release-history">
      <div className={releases.head}>
        <h2 id="release-history" className={releases.name}>
          {t('releases.history.title')}
        </h2>
      </div>
      <table className={cx(styles.table, styles.history)}>
        <caption className={styles.caption}>{t('releases.history.caption')}</caption>
        <thead>
          <tr>
            {(['move', 'what', 'who', 'when', 'revision'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`releases.history.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.map(({ key, revision, at, when, by, kind, parts, share, to }) => (
            <tr key={key}>
              <th scope="row">{t(`releases.kind.${kind}`)}</th>
              <td>
                {to === null ? <Parts of={parts} /> : t('releases.history.to', { revision: to })}
                {share}
              </td>
              <td className={styles.note}>{by}</td>
              <td className={styles.note}>
                <time dateTime={at}>{when}</time>
              </td>
              <td className={styles.note}>{revision !== null && t('releases.history.number', { revision })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `shell 0.1.0-a, content 0.1.0-b`, broken between the parts only. */
function Parts({ of: parts }: { of: readonly string[] }) {
  return parts.map((part, index, all) => (
    <Fragment key={part}>
      <span className={styles.part}>{index < all.length - 1 ? `${part},` : part}</span>{' '}
    </Fragment>
  ));
}
