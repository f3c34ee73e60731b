import { isRequired, type Fields } from '@vestibule/contracts/fields/field';
import { useTranslation } from 'react-i18next';
import styles from './required-note.module.css';

/** Class of an element whose labels of required controls are marked. */
export const MARKED = styles.marked ?? '';

const hasRequired = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => isRequired(field) || ((field.type === 'group' || field.type === 'list') && hasRequired(field.of)),
  );

/** Explains the mark of required fields, where a form has any. */
export function RequiredNote({ fields }: { readonly fields: Fields }) {
  const { t } = useTranslation('editor');
  return hasRequired(fields) ? <p className={styles.note}>{t('form.required')}</p> : null;
}
