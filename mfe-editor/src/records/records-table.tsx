import { useHost, useHydrated } from '@vestibule/contracts';
import { recordOf } from '@vestibule/contracts/records/kinds';
import { Anchor, cx, VisuallyHidden } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFieldTexts } from '../forms/use-field-texts';
import { BulkBar } from './bulk/bulk-bar';
import bulkStyles from './bulk/bulk.module.css';
import { useBulk } from './bulk/use-bulk';
import tables from '../hub/table.module.css';
import { columnValue } from './column-value';
import { shownColumns } from './list-address';
import { titleField } from './list-fields';
import { hasPublicPage, publicPage } from './public-page';
import { recordPath } from './record-paths';
import { titleOf } from './record-view';
import styles from './records-table.module.css';
import type { RecordsView } from './records-view';
import { SortHead } from './sort-head';

/** The records of a page of the list; on phones each is a card whose values say what they are. */
export function RecordsTable({ view, label }: { readonly view: RecordsView; readonly label: string }) {
  const { t } = useTranslation('editor');
  const { lang, href } = useHost();
  const definition = recordOf(view.kind);
  const columns = shownColumns(view.kind, view.asked);
  const bulk = useBulk(view);
  // What words or filters have found is not all of the tree.
  const isTree = view.asked.sort === '' && view.asked.q === '' && Object.keys(view.asked.filters).length === 0;
  // Choosing needs the script, and a right to do something with what is chosen.
  const mayChoose = useHydrated() && (view.may.change || view.may.remove);
  return (
    <>
      {mayChoose && <BulkBar view={view} bulk={bulk} />}
      <table className={cx(tables['table'], styles['table'])} aria-label={label}>
        <thead>
          <tr>
            {[titleField(definition), ...columns].map((name) => (
              <SortHead key={name} view={view} name={name} />
            ))}
            {hasPublicPage(view.kind) && (
              <th scope="col" className={styles['siteHead']}>
                {t('records.onSite')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {bulk.records.map(({ id, values, depth = 0 }) => (
            <tr key={id}>
              <th scope="row" className={isTree ? depthClass(depth) : undefined}>
                {isTree && depth > 0 && <VisuallyHidden>{t('records.depth', { depth: depth + 1 })}</VisuallyHidden>}
                {mayChoose && (
                  <input
                    type="checkbox"
                    className={bulkStyles['choice']}
                    aria-label={t('records.bulk.choose', { title: titleOf(values, lang) || `#${String(id)}` })}
                    checked={bulk.chosen.has(id)}
                    onChange={() => bulk.toggle(id)}
                  />
                )}
                <Link to={recordPath(view.kind, id)}>{titleOf(values, lang) || `#${String(id)}`}</Link>
              </th>
              {columns.map((name) => (
                <td key={name}>
                  <CellLabel kind={view.kind} name={name} />
                  <span>{columnValue(name, definition.fields[name], values[name], lang, t)}</span>
                </td>
              ))}
              {hasPublicPage(view.kind) && (
                <td>
                  <span className={cx(tables['label'], styles['label'])} aria-hidden>
                    {t('records.onSite')}
                  </span>
                  <SiteLink to={publicPage(href, view.kind, id, values)} title={titleOf(values, lang)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const DEEPEST = 4;
const depthClass = (depth: number) => (depth > 0 ? styles[`depth${String(Math.min(depth, DEEPEST))}`] : undefined);

function CellLabel({ kind, name }: { readonly kind: string; readonly name: string }) {
  return (
    <span className={cx(tables['label'], styles['label'])} aria-hidden>
      {useFieldTexts(kind, name).label}
    </span>
  );
}

function SiteLink({ to, title }: { readonly to: string | undefined; readonly title: string }) {
  const { t } = useTranslation('editor');
  if (to === undefined) return <span>{t('records.hidden')}</span>;
  return (
    <Anchor href={to} aria-label={t('records.pageOf', { title })}>
      {t('records.view')}
    </Anchor>
  );
}
