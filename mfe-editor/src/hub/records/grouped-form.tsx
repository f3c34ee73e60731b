import type { GroupedFields } from './grouped-fields';
import { cx } from '@vestibule/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './grouped-form.module.css';
import { MARKED } from '../../forms/required-note';
import { LockedFields } from './locked-fields';

/** Number of headings from which there is a list of them. */
const MANY = 3;

interface GroupedFormProps {
  readonly sections: readonly GroupedFields[];
  /** Whether all of them are folded until they are opened; otherwise only the advanced fields are. */
  readonly folds: boolean;
  /** Why none of the fields can be changed; undefined where one can. */
  readonly readOnly: string | undefined;
  /** The fields of a section. */
  readonly children: (section: GroupedFields) => ReactNode;
}

/** Fields under their headings, with a list of these that leads to each. */
export function GroupedForm({ sections, folds, readOnly, children }: GroupedFormProps) {
  const { t } = useTranslation('editor');
  const id = useId();
  const named = sections.flatMap(({ group }) => (group === undefined ? [] : [group]));
  const idOf = (group: string) => `${id}-${group}`;
  const show = (group: string) => {
    const heading = document.getElementById(idOf(group));
    const folded = heading?.closest('details');
    if (folded) folded.open = true;
    heading?.focus();
    heading?.scrollIntoView?.({ block: 'start' });
  };
  const shown = sections.map((section) => {
    const { group } = section;
    if (group === undefined)
      return (
        <div key="" className={styles.group}>
          {children(section)}
        </div>
      );
    return folds || group === 'advanced' ? (
      <details key={group} className={styles.folded}>
        <summary id={idOf(group)} className={styles.summary}>
          <h2 className={styles.heading}>{t(`group.${group}`)}</h2>
        </summary>
        <div className={styles.group}>{children(section)}</div>
      </details>
    ) : (
      <div key={group} className={styles.group}>
        <h2 id={idOf(group)} tabIndex={-1} className={styles.heading}>
          {t(`group.${group}`)}
        </h2>
        {children(section)}
      </div>
    );
  });
  return (
    <div className={styles.form}>
      {named.length >= MANY && (
        <nav aria-label={t('form.groups')} className={styles.jumps}>
          <ul role="list">
            {named.map((group) => (
              <li key={group}>
                <button type="button" className={styles.jump} onClick={() => show(group)}>
                  {t(`group.${group}`)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={cx(styles.fields, MARKED)} data-fields>
        {readOnly === undefined ? shown : <LockedFields reason={readOnly}>{shown}</LockedFields>}
      </div>
    </div>
  );
}
